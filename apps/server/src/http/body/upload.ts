import { isUtf8 } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import { FORM_FIELDS, FORM_FIELDS_BYTES, FORM_FILE } from '@tableside/contract/form';
import type { Job } from '../../jobs/runner.ts';
import { formParts } from './form-parts.ts';
import { readJson } from './json-body.ts';

/** A file that a caller sent, on our disk until the call is answered. */
export type Upload = { readonly path: string; readonly bytes: number; readonly sha256: string };

const PREFIX = 'upload-';
/** One that is this old was left by a server that died. Milliseconds. */
const LEFT_MS = 60 * 60_000;

/** Where uploads lie while they are worked on. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'tmp');

/** Writes a file as its pieces come: nothing of it is held in memory. `pieces` answers with how many bytes came. */
export const writeUpload = async (
  folder: string,
  pieces: (take: (chunk: Buffer) => Promise<void>) => Promise<number>,
): Promise<Upload> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${PREFIX}${randomBytes(16).toString('hex')}`);
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const bytes = await pieces(async chunk => {
      hash.update(chunk);
      await file.writeFile(chunk);
    });
    await file.close();
    return { path, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    await file.close().catch(() => undefined);
    await dropUpload({ path });
    throw error;
  }
};

export const dropUpload = ({ path }: Pick<Upload, 'path'>): Promise<void> => rm(path, { force: true });

/** A form that came as a file: its fields, and in its place the file that it carried. */
export const splitForm = async (
  form: Upload,
  contentType: string,
  maxBytes: number,
): Promise<{ readonly fields: unknown; readonly file: Upload }> => {
  const parts = formParts(await readFile(form.path), contentType, 2);
  const [fields, file] = [parts?.get(FORM_FIELDS), parts?.get(FORM_FILE)];
  if (!fields || fields.isFile || !file?.isFile) throw new Refusal('validation_failed', { reason: 'form' });
  const { bytes } = file;
  if (fields.bytes.length > FORM_FIELDS_BYTES || bytes.length > maxBytes)
    throw new Refusal('payload_too_large');
  if (!isUtf8(fields.bytes)) throw new Refusal('validation_failed', { reason: 'text' });
  await writeFile(form.path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    fields: readJson(fields.bytes.toString('utf8')),
    file: { path: form.path, bytes: bytes.length, sha256 },
  };
};

/** Removes what servers left that died while they worked. */
export const uploadJobs = (folder: string): Job[] => [
  {
    name: 'remove-left-uploads',
    everySeconds: 3_600,
    onEveryServer: true,
    run: async now => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter(each => each.startsWith(PREFIX))) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found && now - found.mtimeMs > LEFT_MS) await dropUpload({ path: join(folder, name) });
      }
    },
  },
];
