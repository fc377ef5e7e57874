import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** What somebody reads who looks up at the television. */
const numbersOn = (html: string) =>
  [...html.matchAll(/<section[^>]*>(.*?)<\/section>/gs)].map(([, part = '']) =>
    [...part.matchAll(/<li[^>]*><b>(\d+)<\/b><\/li>/g)].map(([, number]) => Number(number)),
  );

it("calls a counter's orders by number, for a quarter of an hour, and shows nobody else's", async () => {
  const scene = await aTableScene(server, {
    role: 'kitchen',
    venue: { name: 'Bar <b>7</b>', settings: { acceptance: 'auto', presence: 'off' } },
    table: { orderType: 'pickup', flagOverrides: { 'skip-payment': true } },
  });
  const { staff, venue, phone } = scene;
  const dining = await aTable(server, venue, { flagOverrides: { 'skip-payment': true } });
  await placed(await server.guestAt(dining.code));
  const first = await placed(phone, ['soup'], { comment: 'For Ona' });
  const second = await placed(phone, ['steak']);
  const look = async () => {
    const answer = await server.client().fetch(`/ready/${venue.slug}`);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  const before = await look();
  expect(before.status).toBe(200);
  expect(before.html).toContain('Bar &#60;b&#62;7');
  expect(before.html).not.toContain('Ona');
  expect(before.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(numbersOn(before.html)).toEqual([[], [Number(first.order_id), Number(second.order_id)]]);
  await staff.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue: venue.id,
    order: second.unique_order_number,
    body: { items: second.items.map(({ id }) => id), ready: true },
  });
  expect(numbersOn((await look()).html)).toEqual([[Number(second.order_id)], [Number(first.order_id)]]);
  server.clock.advance(15 * 60_000);
  expect(numbersOn((await look()).html)).toEqual([[], [Number(first.order_id)]]);
});

it('is 404 for a venue that does not exist', async () => {
  expect((await server.client().fetch('/ready/nowhere')).status).toBe(404);
});
