import { cookiesOf, json, send } from './http.ts';

/** The demo's owner, signed in. */
export type Owner = {
  readonly headers: { readonly cookie: string; readonly origin: string };
  /** A call of the owner at a venue. */
  readonly at: (venue: string) => <T>(path: string, body?: unknown) => Promise<T>;
};

/** JSON, a file, or a form with one. */
const partsOf = async (body: unknown, headers: Record<string, string>) => {
  if (!(body instanceof Blob || body instanceof FormData))
    return { ...(body !== undefined && { body }), headers };
  const whole = new Response(body);
  const type = whole.headers.get('content-type') ?? '';
  return {
    bytes: Buffer.from(await whole.arrayBuffer()),
    headers: { ...headers, 'content-type': type },
  };
};

export const signInOwner = async (base: string): Promise<Owner> => {
  const signIn = await send(`${base}/api/console/sign-in`, {
    body: { email: 'owner@demo.test', password: 'tableside-demo' },
    headers: { origin: base },
  });
  json(signIn);
  const headers = { cookie: cookiesOf(signIn), origin: base };
  return {
    headers,
    at:
      venue =>
      async <T>(path: string, body?: unknown): Promise<T> =>
        json<T>(await send(`${base}/api/console/${venue}${path}`, await partsOf(body, headers))),
  };
};
