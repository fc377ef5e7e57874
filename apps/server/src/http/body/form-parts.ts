/** A part of a form; `isFile`: it has a file's name. */
export type FormPart = { readonly bytes: Buffer; readonly isFile: boolean };

/** What stands above a part: its name, its type. In bytes. */
const MAX_HEAD = 2_000;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const NAME = /;\s*name="([^"\r\n]{1,40})"/i;
const CLOSING = Buffer.from('--');

/**
 * The parts of multipart/form-data by their names; null: it is none, or has more parts than `most` or two of one name. Read
 * here, because what reads any form takes seconds over one of ten thousand parts, and guests wait meanwhile. RFC 7578.
 */
export const formParts = (
  form: Buffer,
  contentType: string,
  most: number,
): ReadonlyMap<string, FormPart> | null => {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`);
  let at = delimiter.length - 2;
  if (at < 3 || !form.subarray(0, at).equals(delimiter.subarray(2))) return null;
  const parts = new Map<string, FormPart>();
  while (!form.subarray(at, at + 2).equals(CLOSING)) {
    const headEnd = form.subarray(at, at + MAX_HEAD).indexOf('\r\n\r\n');
    const begin = at + headEnd + 4;
    const end = headEnd < 0 ? -1 : form.indexOf(delimiter, begin);
    const head = end < 0 ? '' : form.toString('latin1', at, begin);
    const name = NAME.exec(head)?.[1];
    if (name === undefined || parts.has(name) || parts.size >= most) return null;
    parts.set(name, { bytes: form.subarray(begin, end), isFile: /;\s*filename\*?=/i.test(head) });
    at = end + delimiter.length;
  }
  return parts;
};
