import { setTimeout as wait } from 'node:timers/promises';
import type { ClaimedMail, MailAttachment, MailOutcome } from './mail.ts';

/** Longest waits for a mail server, in milliseconds. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** And for one mail in all: a server that trickles does not hold us up. */
export const TIMEOUT_MS = 90_000;

type MailFailure = { readonly responseCode?: number; readonly code?: string };

/** A mail server says 5xx about what it will never take; about everything else we ask again. */
const outcomeOf = ({ responseCode, code }: MailFailure): MailOutcome =>
  responseCode !== undefined && responseCode >= 500
    ? { kind: 'refused', failure: String(responseCode) }
    : { kind: 'later', failure: String(responseCode ?? code ?? 'silent') };

/** By them a mail program shows its own button that takes its reader off the list, without opening a page (RFC 8058). */
const listHeaders = ({ unsubscribeUrl }: Pick<ClaimedMail, 'unsubscribeUrl'>): Record<string, string> =>
  unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

/**
 * Hands a mail to the server at `url` (`smtp://user:password@host:587`, `smtps://…`). Its Message-ID follows from its id: a
 * mail that is sent a second time because the first answer was lost is the same one to whoever receives it.
 */
export const sendBySmtp = async (
  url: string,
  from: string,
  mail: ClaimedMail,
  attachments: readonly MailAttachment[],
): Promise<MailOutcome> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sent = new AbortController();
  const tooLong = wait(TIMEOUT_MS, 'too long', { ref: false, signal: sent.signal });
  tooLong.catch(() => undefined);
  try {
    const sending = transport.sendMail({
      messageId: `<${mail.id}@${from.split('@').at(-1)}>`,
      from: { name: mail.fromName, address: from },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: attachments.map(each => ({ ...each })),
      headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail) },
    });
    sending.catch(() => undefined);
    const how = await Promise.race([sending, tooLong]);
    return how === 'too long' ? { kind: 'later', failure: how } : { kind: 'sent' };
  } catch (cause) {
    return outcomeOf(cause as MailFailure);
  } finally {
    sent.abort();
    transport.close();
  }
};
