import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE = 'secret.key';

const alreadyThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * The installation's key: SECRET_KEY where several servers share it, else a file of the data folder that only we can
 * read, made at the first start. Whoever has the database without it cannot read what is sealed. Throws for a file that
 * is no key: making another one would lose every venue's keys without a word.
 */
export const installationKey = (env: {
  readonly secretKey: Buffer | null;
  readonly dataDir: string;
}): Buffer => {
  if (env.secretKey) return env.secretKey;
  const path = join(env.dataDir, FILE);
  mkdirSync(env.dataDir, { recursive: true });
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('hex')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if (!alreadyThere(error)) throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} is no key: it holds 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
};
