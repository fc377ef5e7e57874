/** What staff are called for on devices in their pockets. Whom: told.ts. */
export const NOTICE_KINDS = [
  'order',
  'order-late',
  'call',
  'call-late',
  'ready',
  'printer',
  'alert',
  'books',
  'review',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Notice = {
  /** Later than this nobody needs to be called any more. Milliseconds. */
  readonly goodForMs: number;
};

const MINUTE_MS = 60_000;

/** For how long each kind is worth calling. */
export const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  order: { goodForMs: 10 * MINUTE_MS },
  'order-late': { goodForMs: 20 * MINUTE_MS },
  call: { goodForMs: 10 * MINUTE_MS },
  'call-late': { goodForMs: 20 * MINUTE_MS },
  ready: { goodForMs: 10 * MINUTE_MS },
  printer: { goodForMs: 30 * MINUTE_MS },
  alert: { goodForMs: 12 * 60 * MINUTE_MS },
  books: { goodForMs: 12 * 60 * MINUTE_MS },
  review: { goodForMs: 60 * MINUTE_MS },
};
