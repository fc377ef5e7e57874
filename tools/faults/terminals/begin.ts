import { randomUUID } from 'node:crypto';
import { type Asker, asker, type Heard } from '../asking.ts';
import { type AtTerminal, type BegunSale, person, venueOf } from './at-terminal.ts';
import type { PlannedSale } from './plan.ts';

/** Who asks for money at the terminal, and what they can do about it. */
export type Payer = BegunSale & {
  readonly stop: () => Promise<unknown>;
  /** Where nobody knows, the terminal is asked. */
  readonly ask: () => Promise<unknown>;
};
/** A kiosk's page with its device's cookie, for callbacks of devices. */
export type KioskGuest = { readonly device: Asker; readonly session: string; readonly order: string };

/** The same tap twice at both servers, two taps at once, or one. */
const taps = async <T>(
  fault: PlannedSale['fault'],
  dial: number,
  once: (server: number | undefined, key: string) => Promise<Heard<T>>,
): Promise<Heard<T>[]> => {
  const key = randomUUID();
  if (fault === 'terminal-tapped-twice') return Promise.all([once(0, key), once(1, key)]);
  if (fault === 'terminal-two-at-once') return Promise.all([once(0, key), once(1, randomUUID())]);
  return [await once(fault === 'terminal-server-killed' ? dial : undefined, key)];
};

const oneOf = <T>(
  { notes, plan }: AtTerminal,
  fault: PlannedSale['fault'],
  heard: readonly Heard<T>[],
  uuidOf: (answer: T) => string,
): T | null => {
  const answers = heard.flatMap(each => (each.kind === 'answer' ? [each.data] : []));
  if (new Set(answers.map(uuidOf)).size > 1) notes.breaks(plan.seed, `a ${fault} began two sales`);
  const isTwice = fault === 'terminal-tapped-twice' || fault === 'terminal-two-at-once';
  if (isTwice && answers.length > 0) notes.hit(fault);
  return answers[0] ?? null;
};

/** Dishes of a table go on its bill; what is left of that is asked for, or a part of it. */
export const beginAtCounter = async (at: AtTerminal, planned: PlannedSale): Promise<Payer | null> => {
  const { stage, notes, plan, table, terminal } = at;
  const venue = venueOf(at);
  const phone = asker(stage, notes, plan.seed);
  const scanned = await phone.must('GET /{hash}', { hash: table.code });
  if (!scanned) return null;
  const { session } = scanned;
  for (const menu_item_id of planned.dishes)
    await phone.must('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
  await phone.must('POST /cart/{session}/place-order', { session, body: {} });
  const waiter = person(at, 'waiter');
  const opened = await waiter.must('POST /console/{venue}/tables/{table}/bill', {
    venue,
    table: table.id,
    body: {},
  });
  const bill = opened?.bill;
  if (!bill || bill.left <= 0) return null;
  const left = Math.round(bill.left * 100);
  const amount = planned.part === 100 ? undefined : Math.max(1, Math.floor((left * planned.part) / 100));
  const body = { terminal, tip: planned.tip, ...(amount !== undefined && { amount }) };
  const input = { venue, bill: bill.id, body };
  const heard = await taps(planned.fault, planned.dial, (server, idempotencyKey) =>
    waiter.ask('POST /console/{venue}/bills/{bill}/terminal-sale', { ...input, idempotencyKey }, server),
  );
  const begun = oneOf(at, planned.fault, heard, ({ sale }) => sale.uuid);
  if (!begun) return null;
  const one = { venue, payment: begun.sale.uuid };
  const wish = { ...one, body: {} };
  return {
    uuid: one.payment,
    look: async (staff = at.staff) => {
      const looks = person({ ...at, staff }, 'waiter');
      return (await looks.must('GET /console/{venue}/terminal-sales/{payment}', one))?.sale.state ?? null;
    },
    stop: () => waiter.must('POST /console/{venue}/terminal-sales/{payment}/abort', wish),
    ask: () => waiter.must('POST /console/{venue}/terminal-sales/{payment}/ask', wish),
  };
};

const STATES: Readonly<Record<string, string>> = { paid: 'approved', checking: 'unknown' };

/** A device that the venue enrolled at the place of the terminal. */
export const enrol = async (at: AtTerminal): Promise<Asker | null> => {
  const { stage, notes, plan, table, box } = at;
  const made = await person(at, 'owner').must('POST /console/{venue}/kiosks', {
    venue: venueOf(at),
    body: { name: box.name, table: table.id },
  });
  if (!made) return null;
  const device = asker(stage, notes, plan.seed);
  return (await device.must('POST /kiosk/enrol', { body: { code: made.code } })) && device;
};

/** A guest steps up to the kiosk, orders, and pays at the terminal that stands there. */
export const beginAtKiosk = async (
  at: AtTerminal,
  device: Asker,
  planned: PlannedSale,
): Promise<(Payer & KioskGuest) | null> => {
  const scanned = await device.must('GET /{hash}', { hash: at.table.code });
  if (!scanned) return null;
  const { session } = scanned;
  for (const menu_item_id of planned.dishes)
    await device.must('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
  const placed = await device.must('POST /cart/{session}/place-order', { session, body: {} });
  if (!placed) return null;
  const order = placed.order.unique_order_number;
  const heard = await taps(planned.fault, planned.dial, (server, idempotencyKey) =>
    device.ask(
      'POST /payments/worldline/create-sale-transaction',
      { body: { session, order }, idempotencyKey },
      server,
    ),
  );
  const begun = oneOf(at, planned.fault, heard, ({ uuid }) => uuid);
  if (!begun) return null;
  const { uuid } = begun;
  const look = async (): Promise<string | null> => {
    const seen = await device.must('GET /payments/check-payment-status/{uuid}', { uuid });
    return seen && (STATES[seen.status] ?? seen.status);
  };
  return {
    uuid,
    device,
    session,
    order,
    look,
    stop: () => device.must('POST /in-person/{session}/{order}/abort', { session, order, body: {} }),
    ask: () => look(),
  };
};
