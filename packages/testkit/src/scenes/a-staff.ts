import { randomUUID } from 'node:crypto';
import type { Role } from '@tableside/contract';
import { insertStaff } from '../../../../apps/server/src/features/staff/store.ts';
import type { TestServer } from '../server/server.ts';
import type { TestClient } from '../server/server-client.ts';

export type TestStaff = TestClient & {
  readonly venue: string;
  readonly name: string;
  readonly email: string;
};

export const STAFF_PASSWORD = 'correct horse battery';
/** The same at the least cost there is: what a password costs to try is a test of its own, and hundreds of tests sign in. */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdA$eEe+OE12fqIf4UglQj1cTUJiyqA7SHTq6Od7NMLu79A';

/** A member of staff of a venue, signed in on a browser of their own, however far a test moves the clock. */
export const aStaff = async (
  server: Pick<TestServer, 'database' | 'client'>,
  venue: { readonly id: string },
  role: Role = 'waiter',
): Promise<TestStaff> => {
  const email = `${role}-${randomUUID().slice(0, 8)}@venue.test`;
  const name = `The ${role}`;
  const account = { email, name, passwordHash: CHEAP_HASH, isDemo: false };
  await insertStaff(server.database, { ...account, venueId: venue.id, role });
  const client = server.client();
  await client.call('POST /console/sign-in', { body: { email, password: STAFF_PASSWORD } });
  await server.database.pool.query(
    `update auth_session s set expires_at = s.expires_at + interval '10 years'
     from auth_user u where u.id = s.user_id and u.email = $1`,
    [email],
  );
  return { ...client, venue: venue.id, name, email };
};
