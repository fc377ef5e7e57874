import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database or at others'. */
export type SecretBox = {
  /** `context` says what it is for: opened under another one it is not opened at all. */
  readonly seal: (plain: string, context: string) => Buffer;
  /** Null: not sealed with this key and for this context, or changed since. */
  readonly open: (sealed: Buffer, context: string) => string | null;
  /** As `seal`, but the same text always becomes the same bytes: for requests that must be repeatable. */
  readonly sealAlike: (plain: string, context: string) => Buffer;
  /** 32 bytes by which we know again what we handed out: nobody else can make them. */
  readonly sign: (text: string, context: string) => Buffer;
};

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** AES-256-GCM under the installation's key of 32 bytes. Layout: version, IV, tag, text. */
export const createSecretBox = (key: Buffer): SecretBox => {
  const sealWith = (iv: Buffer, plain: string, context: string): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), text]);
  };
  return {
    seal: (plain, context) => sealWith(randomBytes(IV_BYTES), plain, context),
    // The IV follows from what is sealed, so no two texts ever share one.
    sealAlike: (plain, context) => {
      const iv = createHmac('sha256', key)
        .update(JSON.stringify(['iv', context, plain]))
        .digest();
      return sealWith(iv.subarray(0, IV_BYTES), plain, context);
    },
    sign: (text, context) =>
      createHmac('sha256', key)
        .update(JSON.stringify(['sign', context, text]))
        .digest(),
    open: (sealed, context) => {
      if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) return null;
      try {
        const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + IV_BYTES));
        opened.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
        return Buffer.concat([opened.update(sealed.subarray(HEAD_BYTES)), opened.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
