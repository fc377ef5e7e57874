import type { Sandbox } from '@tableside/sandbox';
import { aPushService, type PushService } from '@tableside/testkit/doubles/a-push-service.ts';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let service: PushService;
let sandbox: Sandbox;
beforeAll(async () => {
  service = await aPushService();
  sandbox = await aSandbox();
  const here = { baseUrl: service.address, browserUrl: service.address };
  server = await testServer({
    extra: {
      sandbox: () => sandbox.address,
      providerPlaces: { sandbox: () => here, set: () => null },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await sandbox.close();
  await service.stop();
});

const FLAGS = ['order', 'skip-payment', 'push-notifications'] as const;

/** A hall of two stalls that are silent themselves, and a phone in it. */
const aHall = async (offers: { readonly texts?: boolean; readonly invoices?: boolean } = { texts: true }) => {
  const settings = { functionalities: [...FLAGS] };
  const { owner, venues } = await aHouse(server, [
    { name: 'Ramen', settings },
    { name: 'Taco', settings },
  ]);
  const court = await aFoodCourt(owner, venues, offers);
  const phone = server.client();
  const read = () =>
    phone.call('POST /food-courts/get-by-hash/{hash}', {
      hash: court.hash,
      body: { food_court_session: null },
    });
  const { food_court_session: visit } = await read();
  const enter = async (at: number) => {
    const id = venues[at]?.id ?? '';
    const { session } = await phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id,
      body: { food_court_session: visit, session: null },
    });
    return { phone, session, venue: id, order: () => placed({ ...phone, session }) };
  };
  const said = () => phone.call('GET /food-courts/notifications/{session}', { session: visit });
  const give = (sessions: readonly string[], nationalNumber: string, by = phone) =>
    by.call('POST /food-courts/assign-phone-number', {
      body: {
        food_court_session: visit,
        sessions: [...sessions],
        countryCallingCode: '370',
        nationalNumber,
      },
    });
  const ready = async (venue: string, order: string) => {
    await owner.call('POST /console/{venue}/orders/{order}/accept', {
      venue,
      order,
      body: { wait_minutes: 15 },
    });
    await owner.call('POST /console/{venue}/orders/{order}/close', { venue, order });
  };
  return { owner, venues, court, phone, visit, read, enter, said, give, ready };
};

const textsTo = async (number: string): Promise<string[]> => {
  const answer = await fetch(`${sandbox.address}/sms/messages?to=${encodeURIComponent(number)}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
};
/** Whatever is on its way arrives: the first round may have begun before it was queued. */
const arrive = async (): Promise<void> => {
  await server.jobs.runNow('send-guest-news');
  await server.jobs.runNow('send-guest-news');
};

describe('a guest of a hall is told', () => {
  it('[FOOD-71] [FOOD-45] by text message of every stall, also of one gone to after the number was given', async () => {
    const { enter, give, said, ready } = await aHall();
    const ramen = await enter(0);
    expect(await said()).toMatchObject({ sms: true, phone_number: null });
    expect(await give([ramen.session], '61300001')).toEqual({ phone_number: '+37061300001' });
    const taco = await enter(1);
    const orders = [await ramen.order(), await taco.order()];
    await ready(ramen.venue, orders[0]?.unique_order_number ?? '');
    await ready(taco.venue, orders[1]?.unique_order_number ?? '');
    await arrive();
    const told = await textsTo('+37061300001');
    expect(told.filter(text => text.includes('ready')).sort()).toEqual([
      `Ramen: Your order ${orders[0]?.order_id} is ready. Please come and pick it up.`,
      `Taco: Your order ${orders[1]?.order_id} is ready. Please come and pick it up.`,
    ]);
    expect((await said()).phone_number).toBe('+37061300001');
  });

  it('[FOOD-45] on this phone, of each stall by its name, and a tap opens the hall’s orders', async () => {
    const { phone, visit, court, enter, said, ready } = await aHall();
    const ramen = await enter(0);
    const browser = service.browser();
    const view = await phone.call('POST /food-courts/notifications/{session}/push', {
      session: visit,
      body: browser.subscription,
    });
    expect(view).toMatchObject({ on: true, key: expect.any(String) });
    const taco = await enter(1);
    const { unique_order_number, order_id } = await taco.order();
    await ready(taco.venue, unique_order_number);
    await arrive();
    const shown = service.taken.filter(({ to }) => to === browser.id).map(each => browser.read(each));
    expect(shown).toEqual([
      expect.objectContaining({ body: 'Taco' }),
      expect.objectContaining({
        title: `Your order ${order_id} is ready. Please come and pick it up.`,
        body: 'Taco',
        path: `/food-court/orders/${court.hash}`,
      }),
    ]);
    expect(JSON.stringify(shown)).not.toContain(taco.session);
    await phone.call('POST /food-courts/notifications/{session}/off', { session: visit });
    expect(await said()).toMatchObject({ on: false, phone_number: null });
    const more = await ramen.order();
    await ready(ramen.venue, more.unique_order_number);
    await arrive();
    expect(service.taken.filter(({ to }) => to === browser.id)).toHaveLength(2);
  });

  it('[FOOD-53] by text message only where the hall’s owner wants it', async () => {
    const { enter, give, said, read } = await aHall({});
    const { session } = await enter(0);
    expect((await said()).sms).toBe(false);
    expect((await read()).food_court.settings).toEqual({
      invoices: false,
      'sms-notifications': false,
      'shared-baskets': false,
    });
    await expect(give([session], '61300002')).rejects.toMatchObject({ code: 'not_found' });
    const wanted = await aHall({ texts: true, invoices: true });
    expect((await wanted.read()).food_court.settings).toEqual({
      invoices: true,
      'sms-notifications': true,
      'shared-baskets': false,
    });
  });

  it('by nobody else’s word: another phone gives no number to these sessions, and no number to its own by theirs', async () => {
    const { enter, give, said, visit } = await aHall();
    const { session } = await enter(0);
    const stranger = server.client();
    await expect(give([session], '61300003', stranger)).rejects.toMatchObject({ code: 'session_not_found' });
    await expect(
      stranger.call('GET /food-courts/notifications/{session}', { session: visit }),
    ).rejects.toMatchObject({ code: 'session_not_found' });
    const other = await aHall();
    const theirs = await other.enter(0);
    await expect(give([theirs.session], '61300003')).rejects.toMatchObject({ code: 'session_not_found' });
    expect((await other.said()).phone_number).toBeNull();
    await expect(give([session], '12')).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(give([session], '999')).rejects.toMatchObject({ code: 'phone_invalid' });
    expect((await said()).phone_number).toBeNull();
  });
});
