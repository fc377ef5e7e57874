import { join } from 'node:path';
import { aReceiver } from '@tableside/testkit/doubles/a-receiver.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { testServer } from '@tableside/testkit/server/server.ts';
import { expect, it } from 'vitest';
import { compose } from '../../../composition.ts';

it('two servers on one database send each piece of news once, in order', async () => {
  const server = await testServer({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } });
  const receiver = await aReceiver();
  const { database, deps, dataDir, clock } = server;
  const second = compose({
    env: deps.env,
    database,
    clock: clock.now,
    log: deps.log,
    guestFolder: join(dataDir, 'no-guest'),
    consoleFolder: join(dataDir, 'no-console'),
    version: 'test',
  });
  await second.start();
  try {
    const scene = await aTableScene(server);
    const owner = await aStaff(server, scene.venue, 'owner');
    await owner.call('POST /console/{venue}/webhooks', {
      venue: scene.venue.id,
      body: { url: receiver.address, kinds: ['order.placed'] },
    });
    const numbers: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      numbers.push((await placed(scene.phone)).unique_order_number);
      await Promise.all(
        [server.jobs, second.jobs].flatMap(jobs => [
          jobs.runNow('queue-webhooks'),
          jobs.runNow('send-webhooks'),
        ]),
      );
    }
    const came = (): string[] => receiver.asked.map(({ body }) => JSON.parse(body).data.order.id);
    await expect
      .poll(async () => {
        await Promise.all([server.jobs, second.jobs].map(jobs => jobs.runNow('queue-webhooks')));
        await Promise.all([server.jobs, second.jobs].map(jobs => jobs.runNow('send-webhooks')));
        return came().length;
      })
      .toBe(numbers.length);
    expect(came()).toEqual(numbers);
  } finally {
    await second.stop();
    await server.stop();
    await receiver.stop();
  }
}, 60_000);
