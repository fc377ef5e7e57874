import type { Env } from '../../env.ts';
import type { RequestMeta } from '../../http/handler.ts';

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** The address at which this guest reaches us, without a trailing slash; an `Origin` has been held against us before. */
export const publicAddress = (
  env: Pick<Env, 'publicUrl'>,
  { headers }: Pick<RequestMeta, 'headers'>,
): string => {
  if (env.publicUrl !== null) return env.publicUrl;
  const origin = single(headers.origin);
  return URL.canParse(origin) ? new URL(origin).origin : `http://${single(headers.host)}`;
};
