import type { AddressObject, ParsedMail } from 'mailparser';
import type { Attachment, Mail } from './mailbox.ts';

/** Large, and needed only once there is a letter. */
const parse = async (raw: Buffer): Promise<ParsedMail> => (await import('mailparser')).simpleParser(raw);

const addresses = (found: AddressObject | AddressObject[] | undefined): string =>
  [found ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

const attachmentOf = ({
  filename,
  contentType,
  size,
  related,
}: ParsedMail['attachments'][number]): Attachment => ({
  filename: filename ?? 'unnamed',
  contentType,
  size,
  inline: related,
});

/** Reads a letter: its words, its look, its attachments. */
export const readLetter = async (
  raw: Buffer,
  envelope: { readonly id: string; readonly at: string; readonly to: readonly string[] },
): Promise<Mail> => {
  const parsed = await parse(raw);
  return {
    ...envelope,
    from: addresses(parsed.from),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || null,
    list: parsed.headerLines.flatMap(({ key, line }) => (key.startsWith('list-') ? [line] : [])),
    attachments: parsed.attachments.map(attachmentOf),
  };
};

/** The attachments of a letter with their bytes, in the order of the list. */
export const attachmentsOf = async (raw: Buffer): Promise<ParsedMail['attachments']> =>
  (await parse(raw)).attachments;
