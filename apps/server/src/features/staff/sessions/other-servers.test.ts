import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Somebody whom this server knows. Its clock stands still: what it believes does not grow old by itself. */
const known = async () => {
  const venue = await aVenue(server);
  const person = await aStaff(server, venue, 'manager');
  const asked = () =>
    person.call('GET /console/{venue}/settings', { venue: venue.id }).then(
      () => 'yes',
      (cause: { code: string }) => cause.code,
    );
  expect(await asked()).toBe('yes');
  const stream = await openStream(person, `/api/console/${venue.id}/realtime`);
  return { venue, person, asked, stream };
};
/** As another server of the installation does it. */
const elsewhere = (text: string, values: readonly unknown[]) => server.database.pool.query(text, [...values]);

describe('what another server says of somebody of the staff counts here at once', () => {
  it('another role', async () => {
    const { venue, asked, stream } = await known();
    await elsewhere(`update staff_membership set role = 'waiter' where venue_id = $1`, [venue.id]);
    await stream.ended;
    expect(await asked()).toBe('not_allowed');
  });

  it('that they are let go', async () => {
    const { venue, asked, stream } = await known();
    await elsewhere('delete from staff_membership where venue_id = $1', [venue.id]);
    await stream.ended;
    expect(['not_found', 'not_signed_in']).toContain(await asked());
  });

  it('that their session is ended', async () => {
    const { venue, asked, stream } = await known();
    await elsewhere(
      'delete from auth_session where user_id in (select user_id from staff_membership where venue_id = $1)',
      [venue.id],
    );
    await stream.ended;
    expect(await asked()).toBe('not_signed_in');
  });

  it('that the venue asks for a second step', async () => {
    const { venue, asked, stream } = await known();
    await elsewhere(`insert into staff_policy (venue_id, two_step) values ($1, 'leads')`, [venue.id]);
    await expect.poll(asked).toBe('two_step_required');
    stream.close();
  });

  it('and who is not meant works on, on the same stream', async () => {
    const { venue, asked, stream } = await known();
    const other = await known();
    await elsewhere(`update staff_membership set role = 'waiter' where venue_id = $1`, [other.venue.id]);
    await other.stream.ended;
    expect(await asked()).toBe('yes');
    const told = "insert into outbox (audience, event, data) values ($1, 'board-venue', '{}') returning 1";
    await elsewhere(told, [`staff:${venue.id}`]);
    await elsewhere("select pg_notify('tableside_outbox', '')", []);
    await stream.next('board-venue');
    stream.close();
  });
});
