import { type Email, emailText, renderEmail } from './letter.ts';
import type { OutgoingMail } from './mail.ts';

type Envelope = Pick<OutgoingMail, 'dedupeKey' | 'to'> &
  Partial<Pick<OutgoingMail, 'subject' | 'attachments'>>;

/** The mail that brings a letter, from its venue; the letter's title is its subject unless another is given. */
export const mailOf = (
  letter: Email,
  { dedupeKey, to, subject = letter.title, attachments = [] }: Envelope,
): OutgoingMail => ({
  dedupeKey,
  fromName: letter.venue,
  to,
  subject,
  text: emailText(letter),
  html: renderEmail(letter),
  attachments,
});
