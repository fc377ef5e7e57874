import type { Role } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import { inviteTo } from '../../team/index.ts';
import { fault } from './fault.ts';
import { ArchiveProblem } from './problem.ts';
import { type Person, restorePeople } from './restore-store.ts';

/** An invitation that somebody has to be handed: its code is told this once. */
export type Handed = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly code: string;
};

/** Whoever is invited, so that the console names them, by whom. */
export const INVITER = 'Tableside';

/**
 * Staff come back under their names, without passwords: each is invited. `owner` is somebody to be invited as owner who is
 * not, or beside those who are.
 */
export const bringPeople = async (
  run: Run,
  lines: readonly string[],
  to: {
    readonly venueId: string;
    readonly owner: string | null;
    /** The address of an owner whose account is made at once, and who needs no invitation. */
    readonly present: string | null;
    readonly now: number;
  },
): Promise<Handed[]> => {
  const { owner, present } = to;
  const all = await restorePeople(run, to.venueId, lines);
  const people = all.filter(({ email }) => present === null || email !== present.toLowerCase());
  const own = people.filter(({ email }) => email !== owner?.toLowerCase());
  const asked: Pick<Person, 'name' | 'email' | 'role'>[] =
    owner === null ? people : [{ name: owner, email: owner, role: 'owner' }, ...own];
  if (present === null && !asked.some(({ role }) => role === 'owner')) {
    throw new ArchiveProblem([fault('no_owner')]);
  }
  const handed: Handed[] = [];
  for (const { name, email, role } of asked) {
    if (email === null || role === null) continue;
    const code = await inviteTo(run, { venueId: to.venueId, name, email, role }, INVITER, to.now);
    handed.push({ name, email, role, code });
  }
  return handed;
};
