import { RawAnswer } from '../../http/mount/handler.ts';

/** A paper as a file to keep; personal, so it is kept by nobody on the way. `name` in plain letters. */
export const pdfAnswer = (name: string, body: Buffer): RawAnswer =>
  new RawAnswer(
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    },
    body,
  );
