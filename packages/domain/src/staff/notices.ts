import { ROLE_GROUPS, type StaffRole } from './roles.ts';

/** What staff are called for on devices in their pockets. */
export const NOTICE_KINDS = ['order', 'call', 'ready', 'alert'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Notice = {
  readonly roles: readonly StaffRole[];
  /** Later than this nobody needs to be called any more. Milliseconds. */
  readonly goodForMs: number;
};

const MINUTE_MS = 60_000;

/** Whom each kind calls and for how long it is worth calling: those who may do something about it. */
export const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  /** A new order waits to be accepted. */
  order: { roles: ROLE_GROUPS.service, goodForMs: 10 * MINUTE_MS },
  /** A guest calls. */
  call: { roles: ROLE_GROUPS.floor, goodForMs: 10 * MINUTE_MS },
  /** Dishes stand on the pass. */
  ready: { roles: ROLE_GROUPS.floor, goodForMs: 10 * MINUTE_MS },
  /** Something about money that a person has to look at. */
  alert: { roles: ROLE_GROUPS.office, goodForMs: 12 * 60 * MINUTE_MS },
};

/** What somebody of this role is called for. */
export const noticesFor = (role: StaffRole): readonly NoticeKind[] =>
  NOTICE_KINDS.filter(kind => NOTICES[kind].roles.includes(role));
