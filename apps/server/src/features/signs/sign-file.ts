import type { PrintKind } from '@tableside/domain/codes';
import type { Deps } from '../../deps.ts';
import { RawAnswer } from '../../http/mount/handler.ts';
import type { SignsAsked } from './work.ts';

const TYPES: Readonly<Record<'pdf' | 'png' | 'svg', string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
};

export const endingOf = (as: PrintKind): 'pdf' | 'png' | 'svg' => (as === 'png' || as === 'svg' ? as : 'pdf');

/** Signs as a file to save, `name` without its ending. Five hundred take seconds: they are drawn by the workshop. */
export const signFile = async (
  { workshop }: Pick<Deps, 'workshop'>,
  asked: SignsAsked,
  name: string,
): Promise<RawAnswer> => {
  const ending = endingOf(asked.as);
  return new RawAnswer(
    200,
    {
      'content-type': TYPES[ending],
      'content-disposition': `attachment; filename="${name}.${ending}"`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    },
    Buffer.from(await workshop.run('signs', asked)),
  );
};
