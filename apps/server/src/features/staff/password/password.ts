import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Argon2id as OWASP advises: 19 MiB, 2 passes, 1 lane; about 30 ms of one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

let last: Promise<unknown> = Promise.resolve();

/** One after the other: whoever tries many has one core and one work memory of us, and the other threads stay free. */
const digest = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> => {
  const work = (): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      argon2(
        'argon2id',
        { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost },
        (error, tag) => (error ? reject(error) : resolve(tag)),
      );
    });
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A password as stored: the usual `$argon2id$…` text, with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const tag = await digest(password, salt, COST, TAG_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
};

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether a password is the stored one; text that is no hash of ours never matches. */
export const verifyPassword = async (hash: string, password: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const stored = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await digest(password, Buffer.from(salt, 'base64'), cost, stored.length);
  return timingSafeEqual(found, stored);
};
