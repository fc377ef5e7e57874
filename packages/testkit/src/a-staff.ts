import { randomUUID } from 'node:crypto';
import type { Role } from '@tableside/contract';
import { createStaff } from '../../../apps/server/src/features/staff/index.ts';
import type { TestServer } from './server.ts';
import type { TestClient } from './server-client.ts';

export type TestStaff = TestClient & {
  readonly venue: string;
  readonly name: string;
  readonly email: string;
};

const PASSWORD = 'correct horse battery';

/** A member of staff of a venue, signed in on a browser of their own. */
export const aStaff = async (
  server: Pick<TestServer, 'database' | 'client'>,
  venue: { readonly id: string },
  role: Role = 'waiter',
): Promise<TestStaff> => {
  const email = `${role}-${randomUUID().slice(0, 8)}@venue.test`;
  const name = `The ${role}`;
  await createStaff(server.database, { email, name, password: PASSWORD, venueId: venue.id, role });
  const client = server.client();
  await client.call('POST /console/sign-in', { body: { email, password: PASSWORD } });
  return { ...client, venue: venue.id, name, email };
};
