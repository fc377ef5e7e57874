import { aBridgedKitchen } from '@tableside/testkit/doubles/a-bridged-kitchen.ts';
import { counters } from '@tableside/testkit/doubles/a-counter.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let both: SandboxServer;
beforeAll(async () => {
  both = await sandboxServer();
});
afterAll(() => both.stop());

it('through a bridge paper comes out and the drawer opens; with the bridge killed both are said, the paper comes later and the drawer never', async () => {
  const { server, sandbox } = both;
  const here = await aBridgedKitchen(server, sandbox, 'epos', { prints: 'papers', drawer: true });
  const { owner, printer, venue } = here;
  const payment = await counters(both).paidInCash(here);
  const opened = async (): Promise<number> =>
    ((await (await fetch(`${here.address}/drawer`)).json()) as { opened: number }).opened;
  const open = (reason: string) =>
    owner.call('POST /console/{venue}/drawer/open', { venue: venue.id, body: { printer, reason } });
  const print = () =>
    owner.call('POST /console/{venue}/payments/{payment}/print', {
      venue: venue.id,
      payment,
      body: { printer },
    });
  await expect.poll(async () => (await open('Counting')).outcome, { timeout: 20_000 }).toBe('opened');
  const before = await opened();
  await here.bridge.killNine();
  server.clock.advance(31_000);
  const { paper } = await print();
  await here.printed();
  const standing = async () =>
    (await owner.call('GET /console/{venue}/papers/{paper}', { venue: venue.id, paper: paper.id })).paper;
  expect(await standing()).toMatchObject({ state: 'waiting', problem: 'bridge_away' });
  expect(await open('Change')).toEqual({ outcome: 'bridge_away' });
  here.start();
  await expect
    .poll(
      async () => {
        server.clock.advance(16_000);
        await here.printed();
        return (await standing()).state;
      },
      { timeout: 30_000 },
    )
    .toBe('printed');
  const all = await here.papers();
  expect(all).toHaveLength(1);
  expect(all[0]).not.toContain('COPY');
  expect(await opened()).toBe(before);
  await here.end();
});
