import type { StaffRole } from './roles.ts';

/** Days that an invitation to a venue's staff is good for. */
export const INVITATION_DAYS = 7;

/** How long a way to a new password is open: as long as a letter is looked for, or until somebody was met. */
export const NEW_PASSWORD_MINUTES = { letter: 60, handed: 24 * 60 } as const;

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
