import type { Env } from '../../env.ts';

/** How mail leaves this installation. */
export type Mailer = {
  /** Whether mail can be sent at all: without it nothing is promised to guests. */
  readonly isOpen: boolean;
  /**
   * Where links of letters lead, without a slash at the end; null: letters that somebody else asked for hold none. Never
   * what a request says of itself: whoever sends it would choose where the letter's reader ends.
   */
  readonly site: string | null;
  /** The mail server's address; null: not there right now. */
  readonly url: () => string | null;
  /** Our own address. */
  readonly from: string;
  /** Sends what was queued at once, rather than at the next round; for after the commit. */
  readonly hurry: () => void;
};

/** `SMTP_URL`, else the sandbox's mailbox where there is a sandbox. */
export const createMailer = (
  { smtpUrl, mailFrom, publicUrl, port }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'port'>,
  /** Where the sandbox takes mail, null while it does not; absent: there is none. */
  sandboxPort: (() => number | null) | undefined,
  hurry: () => void,
): Mailer => ({
  isOpen: smtpUrl !== null || sandboxPort !== undefined,
  // Letters to the sandbox's mailbox are read on this machine.
  site: publicUrl ?? (smtpUrl === null ? `http://localhost:${port}` : null),
  url: () => {
    if (smtpUrl !== null) return smtpUrl;
    const port = sandboxPort?.() ?? null;
    return port === null ? null : `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  },
  from: mailFrom ?? `no-reply@${publicUrl === null ? 'tableside.invalid' : new URL(publicUrl).hostname}`,
  hurry,
});
