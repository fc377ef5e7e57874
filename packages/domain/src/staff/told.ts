import { NOTICE_KINDS } from './notices.ts';
import { ROLE_GROUPS, type StaffRole } from './roles.ts';

/** What somebody of the staff may want to hear of: all that devices are called for, and more. */
export const NOTICE_CAUSES = [...NOTICE_KINDS, 'webhook', 'staff', 'food-court', 'disk', 'backup'] as const;
export type NotificationTrigger = (typeof NOTICE_CAUSES)[number];

/** How: the board rings, a device in the pocket is called, a letter comes. */
export const NOTICE_WAYS = ['sound', 'push', 'mail'] as const;
export type NotificationChannel = (typeof NOTICE_WAYS)[number];

type Tells = {
  /** Roles that may be told: those that may do something about it, or see it anyway. */
  readonly may: readonly StaffRole[];
  /** Who is told where the venue says nothing. */
  readonly usual: readonly StaffRole[];
};

const { service, floor, office, lead, owner } = ROLE_GROUPS;
const all = (roles: readonly StaffRole[]): Tells => ({ may: roles, usual: roles });
const some = (may: readonly StaffRole[], usual: readonly StaffRole[]): Tells => ({ may, usual });
const NOBODY: readonly StaffRole[] = [];

/** What is really told, and how: what is not here is not offered. Letters about the evening come to who asks for them. */
const TELLS: Readonly<Record<NotificationTrigger, Readonly<Partial<Record<NotificationChannel, Tells>>>>> = {
  /** A new order waits to be accepted. */
  order: { sound: all(service), push: all(service) },
  /** It still does, after some minutes. */
  'order-late': { push: some(service, lead), mail: some(lead, NOBODY) },
  /** A guest calls. */
  call: { sound: all(service), push: all(floor) },
  /** Nobody has come. */
  'call-late': { push: some(floor, lead), mail: some(lead, NOBODY) },
  /** Dishes stand on the pass. */
  ready: { sound: all(floor), push: all(floor) },
  /** A printer does not print: no paper, not there, not trusted. */
  printer: { push: some(service, service), mail: some(lead, NOBODY) },
  /** Something about money that a person has to look at, such as a provider that refuses the venue's keys. */
  alert: { push: all(office), mail: some(office, owner) },
  /** The books do not agree with themselves. */
  books: { push: all(office), mail: some(office, owner) },
  /** A guest was not happy: while they are still there, somebody may go to them. */
  review: { push: all(lead), mail: some(lead, owner) },
  /** Another system was not reached for so long that something may be lost. */
  webhook: { mail: some(lead, owner) },
  /** Somebody joined the staff. */
  staff: { mail: all(owner) },
  /** Another owner changed a food court that the venue is in. */
  'food-court': { mail: all(owner) },
  /** The server has little room left. */
  disk: { mail: all(owner) },
  /** Backups were made, and none for days. */
  backup: { mail: all(owner) },
};

/** Minutes after which something that waits is late; of a review, that its guest writes no words any more. */
export const LATE_AFTER_MINUTES = { order: 5, call: 5, printer: 3, review: 5 } as const;

/** The ways in which a cause is told at all. */
export const waysOf = (cause: NotificationTrigger): readonly NotificationChannel[] =>
  NOTICE_WAYS.filter(way => TELLS[cause][way] !== undefined);

/** Roles that may be told of a cause in a way; none where it is not told so. */
export const mayBeNotified = (cause: NotificationTrigger, way: NotificationChannel): readonly StaffRole[] =>
  TELLS[cause][way]?.may ?? NOBODY;

/** One choice of the venue: who is told of a cause in a way. */
export type NoticeRule = {
  readonly cause: NotificationTrigger;
  readonly way: NotificationChannel;
  readonly roles: readonly StaffRole[];
};

/** Who is told: whom the venue chose of those that may be, else who usually is. */
export const notifiedRoles = (
  rules: readonly NoticeRule[],
  cause: NotificationTrigger,
  way: NotificationChannel,
): readonly StaffRole[] => {
  const chosen = rules.find(rule => rule.cause === cause && rule.way === way);
  if (!chosen) return TELLS[cause][way]?.usual ?? NOBODY;
  return mayBeNotified(cause, way).filter(role => chosen.roles.includes(role));
};

/** What somebody of a role is told, in which ways. */
export const notificationsFor = (
  rules: readonly NoticeRule[],
  role: StaffRole,
): readonly { readonly cause: NotificationTrigger; readonly way: NotificationChannel }[] =>
  NOTICE_CAUSES.flatMap(cause =>
    waysOf(cause)
      .filter(way => notifiedRoles(rules, cause, way).includes(role))
      .map(way => ({ cause, way })),
  );
