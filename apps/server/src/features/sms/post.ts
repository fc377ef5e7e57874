import type { SmsOutcome } from './sms.ts';

/** Longest wait for whoever sends, in milliseconds. */
export const TIMEOUT_MS = 10_000;

/** Failures before anything was said: nobody was there to take it. */
const NEVER_BEGAN: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

const failureOf = (cause: unknown): SmsOutcome => {
  const code = (cause as { readonly cause?: { readonly code?: unknown } }).cause?.code;
  return NEVER_BEGAN.includes(code)
    ? { kind: 'later', failure: String(code) }
    : { kind: 'unknown', failure: String(code ?? 'no answer') };
};

/** An answer that nobody reads keeps its connection. */
const leave = async ({ body, bodyUsed }: Response): Promise<void> => {
  if (!bodyUsed) await body?.cancel().catch(() => undefined);
};

const outcomeOf = async (
  answer: Response,
  read: (answer: Response) => Promise<SmsOutcome>,
): Promise<SmsOutcome> => {
  const failure = String(answer.status);
  if (answer.status === 429 || answer.status === 503) return { kind: 'later', failure };
  if (answer.status >= 500) return { kind: 'unknown', failure };
  if (answer.status >= 300 && answer.status < 400) return { kind: 'refused', failure };
  return read(answer);
};

export type SmsRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * Posts a message and lets `read` say what the answer means. Redirects are not followed. A server that says "too many"
 * or "not now" has not taken it; one that breaks off may have.
 */
export const postSms = async (
  { url, headers, body }: SmsRequest,
  read: (answer: Response) => Promise<SmsOutcome>,
): Promise<SmsOutcome> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const outcome = await outcomeOf(answer, read);
    await leave(answer);
    return outcome;
  } catch (cause) {
    return failureOf(cause);
  }
};
