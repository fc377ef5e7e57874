import type { Role } from '@tableside/contract';

/** Somebody who is asked to join a venue's staff. */
export type Invited = {
  readonly venueId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
};
