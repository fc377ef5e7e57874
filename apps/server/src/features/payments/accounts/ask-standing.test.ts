import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const ASK = 'GET /console/{venue}/providers/{provider}/standing';

describe('how a provider stands', () => {
  it('says whether the stored keys are known there, are not, or nobody answers', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const ask = () => owner.call(ASK, { venue: venue.id, provider: 'stripe' });
    await withKeys(server, venue);
    expect(await ask()).toMatchObject({ result: 'proven' });
    server.bank.next('prove', 'silent');
    expect(await ask()).toMatchObject({ result: 'no_answer' });
    await withKeys(server, venue, 'stripe', 'a-key-of-somebody-else');
    expect(await ask()).toMatchObject({ result: 'refused' });
  });

  it('needs keys, a provider that has some, and the owner', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const input = { venue: venue.id, provider: 'stripe' };
    expect(await owner.failure(ASK, input)).toBe('provider_keys_invalid');
    expect(await owner.failure(ASK, { ...input, provider: 'cash' })).toBe('not_found');
    const manager = await aStaff(server, venue, 'manager');
    expect(await manager.failure(ASK, input)).toBe('not_allowed');
  });
});
