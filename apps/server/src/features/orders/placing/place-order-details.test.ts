import type { CallInput } from '@tableside/contract/client';
import type { AdditionalField, VenueSettings } from '@tableside/domain/venue';
import { aGuestAtKiosk, anEnrolled } from '@tableside/testkit/scenes/a-kiosk.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Phone = Awaited<ReturnType<TestServer['guestAt']>>;
type Body = CallInput<'POST /cart/{session}/place-order'>['body'];

const field = (over: Partial<AdditionalField> & { key: string }): AdditionalField => ({
  type: 'text',
  required: false,
  placeholder: '',
  selectOptions: [],
  ...over,
});
const asking = (...additionalFields: AdditionalField[]): Partial<VenueSettings> => ({
  additionalFieldsEnabled: true,
  additionalFields,
});
const withSoup = async (settings: Partial<VenueSettings>, table: Parameters<typeof aTable>[2] = {}) => {
  const venue = await aVenue(server, { settings });
  await aMenu(server, venue);
  const { code } = await aTable(server, venue, table);
  return { venue, code, phone: await soupAt(code) };
};
const soupAt = async (code: string, at?: Phone): Promise<Phone> => {
  const phone = at ?? (await server.guestAt(code));
  const body = { menu_item_id: 'soup', quantity: 1 };
  await phone.call('POST /cart/{session}/add', { session: phone.session, body });
  return phone;
};
const order = (phone: Phone, body: Body = {}) =>
  phone.call('POST /cart/{session}/place-order', { session: phone.session, body });
const refused = (phone: Phone, body: Body) =>
  order(phone, body).then(
    () => null,
    (cause: { code: string; details: unknown }) => ({ code: cause.code, details: cause.details }),
  );

describe('extra details', () => {
  const ROOM = field({ key: 'room', required: true });

  it('[EXTRA-06] [EXTRA-12] wants what is required, and keeps what was answered', async () => {
    const agree = field({ key: 'agree', type: 'checkbox', required: true });
    const { phone } = await withSoup(asking(ROOM, agree));
    expect(await refused(phone, { extra_details: { room: '  ', agree: false } })).toEqual({
      code: 'extra_fields_invalid',
      details: { fields: { room: 'required', agree: 'required' } },
    });
    const { order: placed } = await order(phone, { extra_details: { room: '12', agree: true, other: 'x' } });
    expect(placed.additional_fields).toEqual({ room: '12', agree: true });
  });

  it('[EXTRA-09] takes only what a list offers', async () => {
    const time = field({ key: 'time', type: 'select', selectOptions: ['now', 'later'] });
    const { phone } = await withSoup(asking(time));
    expect((await refused(phone, { extra_details: { time: 'never' } }))?.code).toBe('extra_fields_invalid');
    expect((await order(phone, { extra_details: { time: 'later' } })).order.additional_fields).toEqual({
      time: 'later',
    });
  });

  it('[EXTRA-08] keeps a text of a hundred characters, and no longer one', async () => {
    const { phone } = await withSoup(asking(ROOM));
    const { session } = phone;
    const body = { extra_details: { room: 'x'.repeat(101) } };
    expect(await phone.failure('POST /cart/{session}/place-order', { session, body })).toBe(
      'validation_failed',
    );
    const room = 'y'.repeat(100);
    expect((await order(phone, { extra_details: { room } })).order.additional_fields).toEqual({ room });
  });

  it('[EXTRA-05] [EXTRA-13] asks what this kind of table shows, and nothing where the venue asks nothing', async () => {
    const settings = {
      ...asking(ROOM),
      additionalFieldsQrEnabled: false,
      additionalFieldsKioskEnabled: true,
    };
    const { venue, phone } = await withSoup(settings);
    expect((await order(phone)).order.additional_fields).toEqual({});
    const place = await aTable(server, venue, { orderType: 'self_service' });
    const { device } = await anEnrolled(server, venue, place);
    const kiosk = await soupAt(place.code, await aGuestAtKiosk(device, place.code));
    expect((await refused(kiosk, {}))?.code).toBe('extra_fields_invalid');
    const { phone: elsewhere } = await withSoup({ ...asking(ROOM), additionalFieldsEnabled: false });
    expect((await order(elsewhere)).next).toBe('done');
  });
});

describe('what people type', () => {
  it.each([
    "Robert'); drop table orders;--",
    '<script>alert(1)</script>',
    'žąsis 🦆 με σκόρδο שלום \u202eabc',
    '\\"\'`{{7*7}}%s',
    'line\nbreak\tand  spaces ',
    '=cmd|calc',
    '👩‍👩‍👧‍👦 e\u0301 \uffff',
  ])('comes back as it was: %j', async text => {
    const { phone } = await withSoup(asking(field({ key: 'note' })));
    const { order: placed } = await order(phone, { comment: text, extra_details: { note: text } });
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    for (const seen of [placed, orders[0]]) {
      expect(seen).toMatchObject({ comment: text, additional_fields: { note: text } });
    }
  });

  it.each(['a\0b', '\ud800'])('is refused when no database can keep it: %j', async text => {
    const { phone } = await withSoup({});
    const { session } = phone;
    const body = { comment: text };
    expect(await phone.failure('POST /cart/{session}/place-order', { session, body })).toBe(
      'validation_failed',
    );
  });
});

describe('a table that orders together', () => {
  it('[ORDER-34] [ORDER-35] orders wait for the others; the last guest sends them all', async () => {
    const { code, phone } = await withSoup({ batchWaitSeconds: 300 });
    const other = await soupAt(code);
    const { order: first, next } = await order(phone);
    expect(next).toBe('done');
    expect(first).toMatchObject({
      status: 'pending_activate',
      waiting_for: 'guests',
      batch: { activate_at: '2026-03-18T10:05:00.000Z', table_session_count: 2, placed_orders_count: 1 },
    });
    const { order: last } = await order(other);
    expect(last).toMatchObject({ status: 'waiting_confirmation', waiting_for: null });
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(orders).toMatchObject([{ status: 'waiting_confirmation' }]);
  });

  it('[ORDER-34] a guest who pays first joins the same batch', async () => {
    const { code, phone, venue } = await withSoup({ batchWaitSeconds: 300, functionalities: ['order'] });
    await soupAt(code);
    expect((await order(phone)).order).toMatchObject({ status: 'pending_activate', waiting_for: 'payment' });
    const batches = await server.database.kysely
      .selectFrom('order_batch')
      .innerJoin('orders', 'orders.batch_id', 'order_batch.id')
      .select('orders.status')
      .where('order_batch.venue_id', '=', venue.id)
      .execute();
    expect(batches).toEqual([{ status: 'pending_activate' }]);
  });
});
