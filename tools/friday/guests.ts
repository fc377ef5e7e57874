import type { BillView } from '@tableside/contract/http/shared/bill-view';
import { chance } from '../faults/chance.ts';
import { attempt, type Evening, isOpen, note, type Order, type Party, type Phone } from './evening.ts';
import type { PayerAct } from './house.ts';

const DISHES = ['soup', 'steak', 'third', 'fish', 'beer', 'pizza', 'soup'] as const;
const COUPONS = ['TEN', 'TWO', 'ONCE'] as const;
const COMMENTS = ['', '', '', 'No onions, please', 'Žąsų be česnako', '=1+1'] as const;
const TIPS = [0, 0, 123, 250] as const;

/** One more phone at the table. */
const sitDown = async (evening: Evening, party: Party): Promise<Phone | null> => {
  const browser = evening.house.client();
  const scanned = await attempt(evening, browser, 'GET /{hash}', { hash: party.table.code });
  if (!scanned) return null;
  const phone = { ...browser, session: scanned.session };
  party.phones.push(phone);
  party.everSat += 1;
  return phone;
};

/** A party takes its table, with its first phone. */
export const seatParty = async (
  evening: Evening,
  table: Party['table'],
  { seed, ...coming }: Pick<Party, 'kind' | 'orderAt' | 'leaveAt' | 'size'> & { readonly seed: number },
): Promise<Party> => {
  const { waiters } = evening.place.crew;
  const name = evening.parties.length;
  const party: Party = {
    ...coming,
    name,
    chance: chance(seed),
    waiter: waiters[name % waiters.length] ?? waiters[0],
    table,
    phones: [],
    orders: [],
    people: null,
    everSat: 0,
    served: false,
    state: 'here',
  };
  evening.parties.push(party);
  await sitDown(evening, party);
  return party;
};

const phoneOf = async (evening: Evening, party: Party): Promise<Phone | null> => {
  const { chance, phones, size } = party;
  if (phones.length < size && (phones.length === 0 || chance.oneIn(2))) return sitDown(evening, party);
  return phones[chance.roll(phones.length)] ?? null;
};

const withOptions = (dish: string, { oneIn }: Party['chance']) => {
  const quantity = oneIn(4) ? 2 : 1;
  if (dish !== 'pizza') return { menu_item_id: dish, quantity };
  const toppings = oneIn(2) ? [{ id: 'ham', quantity: 1 as const }] : [];
  const option_groups = [
    { id: 'crust', options: [{ id: oneIn(2) ? 'thick' : 'thin', quantity: 1 as const }] },
    { id: 'toppings', options: toppings },
  ];
  return { menu_item_id: dish, quantity, variation_id: oneIn(2) ? 'small' : 'large', option_groups };
};

/** A phone fills its cart and orders; what is sold out is left out. Whether an order was placed. */
export const placeOrder = async (evening: Evening, party: Party): Promise<boolean> => {
  const phone = await phoneOf(evening, party);
  if (!phone) return false;
  const { session } = phone;
  const { chance, kind } = party;
  for (let dish = 0, of = 1 + chance.roll(4); dish < of; dish += 1) {
    const body = withOptions(chance.pick(DISHES), chance);
    await attempt(evening, phone, 'POST /cart/{session}/add', { session, body });
  }
  if (chance.oneIn(5)) {
    const body = { code: chance.pick(COUPONS) };
    await attempt(evening, phone, 'POST /cart/{session}/apply-discount', { session, body });
  }
  const body = {
    comment: chance.pick(COMMENTS),
    tipAmount: kind !== 'later' && chance.oneIn(3) ? chance.pick(TIPS) : 0,
  };
  const placed = await attempt(evening, phone, 'POST /cart/{session}/place-order', { session, body });
  if (!placed) return false;
  const order = note(party, placed.order);
  if (kind === 'later') party.served = true;
  else await payForOrder(evening, party, phone, order);
  return true;
};

/** Begins a payment at the bank and does there what the payer does. */
const payAtBank = async (
  evening: Evening,
  phone: Phone,
  body: { order: string; tips: number; personnel_id: string | null } & Record<string, unknown>,
  act: PayerAct,
): Promise<boolean> => {
  const intent = await attempt(evening, phone, 'POST /payments/stripe/payment-intent', {
    body: { session: phone.session, method: 'stripe-card', ...body },
  });
  if (!intent) return false;
  await evening.house.atBank(intent.uuid, act);
  evening.notes.hit(`bank: ${act}`);
  const { uuid } = intent;
  await attempt(evening, phone, 'GET /payments/check-payment-status/{uuid}', { uuid });
  return act === 'approve';
};

/** An order that the kitchen sees once it is paid, or promised in cash; some guests change their mind. */
const payForOrder = async (
  evening: Evening,
  party: Party,
  phone: Phone,
  { number }: Order,
): Promise<void> => {
  const { chance } = party;
  if (chance.oneIn(8)) return;
  if (chance.oneIn(4)) {
    const body = { order: number, session: phone.session, selected_payment_type: 'cash' as const };
    const told = await attempt(evening, phone, 'POST /payments/cash/activate-cash-order', { body });
    if (told) note(party, told.order);
    return;
  }
  const body = { order: number, tips: 0, personnel_id: null };
  if (chance.oneIn(5)) await payAtBank(evening, phone, body, 'decline');
  if (!(await payAtBank(evening, phone, body, 'approve'))) return;
  const { session } = phone;
  const seen = await attempt(evening, phone, 'GET /orders/get-orders/{session}', { session });
  const mine = seen?.orders.find(({ unique_order_number: each }) => each === number);
  if (mine) note(party, mine);
};

const openBill = async (evening: Evening, phone: Phone): Promise<BillView | null> => {
  const { session } = phone;
  const seen = await attempt(evening, phone, 'GET /orders/get-paygo-orders/{session}', { session });
  return seen?.orders.find(({ status, left }) => status === 'open' && left > 0) ?? null;
};

/** Chooses some free dishes of the bill; whether they are this phone's now. */
const choose = async (evening: Evening, phone: Phone, bill: BillView, most: number): Promise<boolean> => {
  const free = bill.items.filter(({ is_paid, held_by, price }) => !is_paid && held_by === null && price > 0);
  const order_items = free.slice(0, most).map(({ id }) => id);
  if (order_items.length === 0) return false;
  const body = { unique_order_number: bill.unique_order_number, order_items };
  const input = { session: phone.session, body };
  return (
    ((await attempt(evening, phone, 'POST /orders/select-order-items/{session}', input))?.user_selected
      .length ?? 0) > 0
  );
};

/** A guest pays for all of the table's bill, for dishes, an amount or a share, with or without a tip. */
export const payBill = async (evening: Evening, party: Party, all: boolean): Promise<void> => {
  const { chance } = party;
  const phone = party.phones[chance.roll(Math.max(1, party.phones.length))];
  if (!phone) return;
  const bill = await openBill(evening, phone);
  if (!bill) return;
  const left = Math.round(bill.left * 100);
  const wishes = [
    () => ({ split_between: 2 + chance.roll(3) }),
    () => ({ amount: Math.max(1, Math.floor((left * (10 + chance.roll(80))) / 100)) }),
    async () =>
      (await choose(evening, phone, bill, 1 + chance.roll(3))) ? { pay_for_selected_items: true } : {},
  ];
  const wish = all ? {} : await wishes[chance.roll(wishes.length)]?.();
  const tips = chance.pick(TIPS);
  const personnel_id = tips > 0 && chance.oneIn(2) ? party.waiter.id : null;
  const body = { order: bill.unique_order_number, tips, personnel_id, ...wish };
  await payAtBank(evening, phone, body, chance.oneIn(7) ? 'decline' : 'approve');
};

export const callWaiter = async (evening: Evening, party: Party): Promise<void> => {
  const phone = party.phones[party.chance.roll(Math.max(1, party.phones.length))];
  if (!phone) return;
  const order = party.orders.find(isOpen);
  const body = {
    session: phone.session,
    unique_order_number: party.chance.oneIn(2) && order ? order.number : null,
    comment: party.chance.pick(COMMENTS),
  };
  await attempt(evening, phone, 'POST /call-waiter/call', { body });
};
