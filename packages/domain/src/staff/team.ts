import type { StaffRole } from './roles.ts';

/** Days that an invitation to a venue's staff is good for. */
export const INVITATION_DAYS = 7;

/** How long a way to a new password is open: as long as a letter is looked for, or until somebody was met. */
export const NEW_PASSWORD_MINUTES = { letter: 60, handed: 24 * 60 } as const;

/**
 * Who may have a PIN and nothing else: it opens the venue's own shared devices alone. Who answers for the evening, for money
 * or for books has an e-mail and a password.
 */
export const PIN_ROLES = ['waiter', 'kitchen'] as const satisfies readonly StaffRole[];
export type PinRole = (typeof PIN_ROLES)[number];
export const isPinRole = (role: StaffRole): role is PinRole => PIN_ROLES.some(each => each === role);

const bare = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two names are one to whoever chooses theirs on a shared device. */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other);

/**
 * Whether a venue would be left without an owner when one member's role changes, or (null) they leave: then nobody could
 * ever give it one again.
 */
export const leavesNoOwner = (
  team: readonly { readonly id: string; readonly role: StaffRole }[],
  id: string,
  to: StaffRole | null,
): boolean =>
  team.some(each => each.id === id && each.role === 'owner') &&
  !team.some(each => (each.id === id ? to : each.role) === 'owner');
