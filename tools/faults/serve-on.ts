import { asker } from './asking.ts';
import type { AtTable } from './at-table.ts';
import type { Still } from './plan.ts';

/** Others are served by another server within 5 s; more is forgiven only to a machine that does much else. */
const MAX_MS = 10_000;

/** Asks one server until it answers; how long that took is written down. */
const served = async (
  at: AtTable,
  what: string,
  ask: () => Promise<{ kind: string; code?: string }>,
): Promise<void> => {
  const began = performance.now();
  for (;;) {
    const heard = await ask();
    const took = performance.now() - began;
    at.notes.waited(took);
    if (took > MAX_MS)
      at.notes.breaks(at.plan.seed, `${what} took ${Math.round(took)} ms while one server stood still`);
    if (
      took > MAX_MS ||
      heard.kind === 'answer' ||
      (heard.kind === 'refused' && heard.code !== 'unavailable')
    )
      return;
  }
};

/** Somebody sits down at the same table and orders, and staff look at its bills, while one server stands still. */
const meanwhile = async (at: AtTable, server: number): Promise<void> => {
  const { stage, notes, plan, place, staff, table } = at;
  const phone = asker(stage, notes, plan.seed);
  let session = '';
  await served(at, 'a scan', async () => {
    const heard = await phone.ask('GET /{hash}', { hash: table.code }, server);
    if (heard.kind === 'answer') session = heard.data.session;
    return heard;
  });
  if (session === '') return;
  const body = { menu_item_id: 'soup', quantity: 1 };
  await served(at, 'a dish', () => phone.ask('POST /cart/{session}/add', { session, body }, server));
  await served(at, 'an order', async () => {
    const heard = await phone.ask('POST /cart/{session}/place-order', { session, body: {} }, server);
    if (heard.kind === 'answer') at.orders.push(heard.data.order.unique_order_number);
    return heard;
  });
  const waiter = asker(stage, notes, plan.seed, staff.waiter.cookies);
  await served(at, "the venue's bills", () =>
    waiter.ask('GET /console/{venue}/bills', { venue: place.venue.id }, server),
  );
};

/** Lets one server stand still, or cuts its way to the database; the other serves on. */
export const serveOn = async (at: AtTable, { how, forMs }: Still): Promise<void> => {
  const done = await at.stage.standStill(how, async server => {
    const over = new Promise(end => setTimeout(end, forMs));
    await meanwhile(at, server);
    await over;
  });
  if (done) at.notes.hit(how);
};
