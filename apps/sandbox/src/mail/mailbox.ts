import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Shown within the HTML, not listed by mail programs. */
  readonly inline: boolean;
};

/** A mail as the lists show it; the letter itself lies beside the book as it came. */
export type Mail = {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  /** Who the envelope named: what really gets the mail. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Its headers about a list, by which a mail program takes its reader off it. */
  readonly list: readonly string[];
  readonly attachments: readonly Attachment[];
};

export type MailState = readonly Mail[];

/** The book of received mails. */
export const mailFold = {
  empty: (): MailState => [],
  apply: (state: MailState, mail: Mail): MailState => [...state, mail],
};

/** Where letters lie, byte for byte as they came. */
export type Letters = {
  /** Returns when the disk has it. */
  readonly keep: (id: string, raw: Buffer) => void;
  readonly read: (id: string) => Buffer;
};

export const openLetters = (folder: string): Letters => {
  const pathOf = (id: string): string => join(folder, `${id}.eml`);
  return {
    keep: (id, raw) => {
      mkdirSync(folder, { recursive: true });
      const file = openSync(pathOf(id), 'w', 0o600);
      writeSync(file, raw);
      fsyncSync(file);
      closeSync(file);
    },
    read: id => readFileSync(pathOf(id)),
  };
};

/** Mails to an address, whatever its capitals; all of them without one. */
export const mailsTo = (state: MailState, address: string | undefined): MailState =>
  address === undefined
    ? state
    : state.filter(({ to }) => to.some(one => one.toLowerCase() === address.toLowerCase()));
