import { aReceiver } from '@tableside/testkit/doubles/a-receiver.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { testServer } from '@tableside/testkit/server/server.ts';
import { describe, expect, it } from 'vitest';

describe('where webhooks may lead', () => {
  it('refuses our own network and what is not https, and calls nobody there', async () => {
    const own = await testServer();
    const receiver = await aReceiver();
    try {
      const scene = await aTableScene(own);
      const owner = await aStaff(own, scene.venue, 'owner');
      const problemOf = (url: string) =>
        owner
          .call('POST /console/{venue}/webhooks', {
            venue: scene.venue.id,
            body: { url, kinds: ['order.placed'] },
          })
          .then(
            () => null,
            (failure: { details?: { fields?: { url?: string } } }) => failure.details?.fields?.url,
          );
      expect(await problemOf('not an address')).toBe('link');
      expect(await problemOf('ftp://files.example/x')).toBe('link');
      expect(await problemOf('https://me:secret@shop.example/hook')).toBe('link');
      expect(await problemOf(receiver.address)).toBe('https');
      expect(await problemOf('https://127.0.0.1/hook')).toBe('not_allowed');
      expect(await problemOf('https://[::ffff:10.0.0.5]/hook')).toBe('not_allowed');
      expect(await problemOf('https://169.254.169.254/latest')).toBe('not_allowed');
      // One that was allowed before the operator changed their mind.
      const { webhook } = await owner.call('POST /console/{venue}/webhooks', {
        venue: scene.venue.id,
        body: { url: 'https://shop.invalid/hook', kinds: ['order.placed'] },
      });
      await own.database.pool.query('update webhook set url = $1', [receiver.address]);
      const { attempt } = await owner.call('POST /console/{venue}/webhooks/{webhook}/test', {
        venue: scene.venue.id,
        webhook,
        body: {},
      });
      expect(attempt).toMatchObject({ status: null, failure: 'not_allowed' });
      expect(receiver.asked).toHaveLength(0);
    } finally {
      await Promise.all([own.stop(), receiver.stop()]);
    }
  });
});
