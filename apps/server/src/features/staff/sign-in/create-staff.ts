import type { Role } from '@tableside/contract';
import type { Database } from '../../../database/database.ts';
import { hashPassword } from '../password/password.ts';
import { insertStaff } from '../store.ts';

/**
 * Adds a member of staff with a password; one who exists keeps the password and gets the role at this venue too.
 * Answers with the account's id. `isDemo` staff are refused while the server runs without demo data.
 */
export const createStaff = async (
  database: Pick<Database, 'run'>,
  staff: {
    readonly email: string;
    readonly name: string;
    readonly password: string;
    readonly venueId: string;
    readonly role: Role;
    readonly isDemo?: boolean;
  },
): Promise<string> => {
  const { email, name, venueId, role, isDemo = false } = staff;
  const passwordHash = await hashPassword(staff.password);
  return insertStaff(database, { email, name, passwordHash, venueId, role, isDemo });
};
