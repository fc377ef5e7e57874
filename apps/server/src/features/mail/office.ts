import type { Env } from '../../env.ts';

/** How mail leaves this installation. */
export type MailOffice = {
  /** Whether mail can be sent at all: without it nothing is promised to guests. */
  readonly isOpen: boolean;
  /** The mail server's address; null: not there right now. */
  readonly url: () => string | null;
  /** Our own address. */
  readonly from: string;
  /** Sends what was queued at once, rather than at the next round; for after the commit. */
  readonly hurry: () => void;
};

/** `SMTP_URL`, else the sandbox's mailbox where there is a sandbox. */
export const createMailOffice = (
  { smtpUrl, mailFrom, publicUrl }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  /** Where the sandbox takes mail, null while it does not; absent: there is none. */
  sandboxPort: (() => number | null) | undefined,
  hurry: () => void,
): MailOffice => ({
  isOpen: smtpUrl !== null || sandboxPort !== undefined,
  url: () => {
    if (smtpUrl !== null) return smtpUrl;
    const port = sandboxPort?.() ?? null;
    return port === null ? null : `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  },
  from: mailFrom ?? `no-reply@${publicUrl === null ? 'tableside.invalid' : new URL(publicUrl).hostname}`,
  hurry,
});
