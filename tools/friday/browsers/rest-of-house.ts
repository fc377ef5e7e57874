import { attempt, type Evening, note, type Order, type Party } from '../evening.ts';
import type { FridayTable } from '../furnish.ts';
import { seatParty } from '../guests.ts';
import { DISHES, DRINKS, idOf } from './carte.ts';

const AT_ONCE = 5;

/** People at a table, with one phone among them. */
export const seatOne = (evening: Evening, table: FridayTable, seed: number): Promise<Party> =>
  seatParty(evening, table, { kind: 'later', orderAt: [], leaveAt: null, size: 1, seed });

/** The party's phone orders some dishes and a drink. */
export const orderByPhone = async (evening: Evening, party: Party): Promise<Order | null> => {
  const [phone] = party.phones;
  if (!phone) return null;
  const { session } = phone;
  const { pick, roll } = party.chance;
  const names = [pick(DRINKS), ...Array.from({ length: 1 + roll(3) }, () => pick(DISHES))];
  for (const name of names) {
    const body = { menu_item_id: idOf(name), quantity: 1 };
    await attempt(evening, phone, 'POST /cart/{session}/add', { session, body });
  }
  const body = { comment: roll(6) === 0 ? 'A high chair, please' : '', tipAmount: 0 };
  const placed = await attempt(evening, phone, 'POST /cart/{session}/place-order', { session, body });
  if (!placed) return null;
  party.served = true;
  return note(party, placed.order);
};

/** So many open orders of people that nobody of the three looks after; all but so many are in the making. */
export const fillHouse = async (
  evening: Evening,
  tables: readonly FridayTable[],
  open: number,
  fresh: number,
): Promise<readonly Party[]> => {
  const parties: Party[] = [];
  for (const [at, table] of tables.entries()) parties.push(await seatOne(evening, table, 7_000 + at));
  const next = Array.from({ length: open }, (_, at) => at).values();
  const { manager } = evening.place.crew;
  const lane = async (): Promise<void> => {
    for (const at of next) {
      const party = parties[at % parties.length];
      const order = party && (await orderByPhone(evening, party));
      if (!party || !order || at >= open - fresh) continue;
      const input = {
        venue: evening.place.venue.id,
        order: order.number,
        body: { wait_minutes: party.chance.pick([10, 15, 20, 25]) },
      };
      const taken = await attempt(evening, manager, 'POST /console/{venue}/orders/{order}/accept', input);
      if (taken) note(party, taken.order);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return parties;
};
