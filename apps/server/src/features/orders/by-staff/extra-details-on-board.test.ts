import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const SETTINGS = {
  mainLanguage: 'lt',
  languages: ['en'],
  additionalFieldsEnabled: true,
  additionalFields: [
    { key: 'surname', type: 'text', required: true, placeholder: 'extra.surname', selectOptions: [] },
    { key: 'when', type: 'select', required: false, placeholder: 'extra.when', selectOptions: ['extra.now'] },
  ],
  translations: {
    lt: { 'extra.surname': 'Pavardė', 'extra.when': 'Kada', 'extra.now': 'Dabar' },
    en: { 'extra.surname': 'Surname', 'extra.when': 'When', 'extra.now': 'Now' },
  },
} as const;

it('staff read extra details in the main language on board, stream and answers; the guest keeps the keys', async () => {
  const { venue, phone, staff } = await aTableScene(server, { venue: { settings: SETTINGS } });
  const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
  const answers = { surname: 'Petraitė', when: 'extra.now' };
  const inWords = { Pavardė: 'Petraitė', Kada: 'Dabar' };

  const mine = await placed(phone, ['soup'], { extra_details: answers });
  expect(mine.additional_fields).toEqual(answers);
  expect((await stream.next('board-order')).data).toMatchObject({ order: { additional_fields: inWords } });
  stream.close();

  const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
  expect(orders.map(each => each.additional_fields)).toEqual([inWords]);
  const { order } = await staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order: mine.unique_order_number,
    body: { wait_minutes: 5 },
  });
  expect(order.additional_fields).toEqual(inWords);
  const seen = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  expect(seen.orders[0]?.additional_fields).toEqual(answers);
});
