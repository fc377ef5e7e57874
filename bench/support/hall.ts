import { plainItems } from './guest.ts';
import { cookiesOf, json, send } from './http.ts';

/** The demo's food court. */
export const hallCode = 'HALL';

/** One phone in the hall. */
export type HallPhone = { readonly token: string; cookie: string };
type Stall = { readonly venue: string; readonly session: string };

const asked = async <T>(base: string, phone: HallPhone, path: string, body?: unknown): Promise<T> =>
  json<T>(
    await send(`${base}/api${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { cookie: phone.cookie, origin: base },
    }),
  );

/** Scans the hall's code and keeps the cookies. */
export const visitHall = async (base: string): Promise<HallPhone> => {
  const answer = await send(`${base}/api/food-courts/get-by-hash/${hallCode}`, {
    body: { food_court_session: null },
    headers: { origin: base },
  });
  const { food_court_session: token } = json<{ food_court_session: string }>(answer);
  return { token, cookie: cookiesOf(answer) };
};

type Card = {
  readonly id: string;
  readonly order_status: string | null;
  readonly is_currently_working_hours: boolean;
};

/** Stalls of the hall that take orders, from `first` on. */
export const enterStalls = async (
  base: string,
  phone: HallPhone,
  count: number,
  first = 0,
): Promise<Stall[]> => {
  const { restaurants } = await asked<{ restaurants: Card[] }>(
    base,
    phone,
    `/food-courts/get-restaurants/${hallCode}`,
  );
  const open = restaurants
    .filter(
      ({ order_status, is_currently_working_hours }) =>
        order_status !== 'temporarily_disabled' && is_currently_working_hours,
    )
    .sort((one, other) => one.id.localeCompare(other.id));
  const stalls: Stall[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = open[(first + at) % open.length] ?? { id: '' };
    const { session } = await asked<{ session: string }>(base, phone, `/food-courts/go-to-restaurant/${id}`, {
      food_court_session: phone.token,
      session: null,
    });
    stalls.push({ venue: id, session });
  }
  return stalls;
};

const dishesOf = new Map<string, readonly string[]>();

/** So many lines into each basket. */
export const fillBaskets = async (
  base: string,
  phone: HallPhone,
  stalls: readonly Stall[],
  lines: number,
): Promise<void> => {
  for (const { venue, session } of stalls) {
    const dishes = dishesOf.get(venue) ?? (await plainItems(base, { session, cookie: phone.cookie }));
    dishesOf.set(venue, dishes);
    for (let line = 0; line < lines; line += 1) {
      await asked(base, phone, `/cart/${session}/add`, {
        menu_item_id: dishes[line % dishes.length],
        // A note of its own keeps equal dishes on lines of their own.
        note: `line ${line}`,
        quantity: 1,
      });
    }
  }
};

/** Places all baskets of a phone; how long that took, in milliseconds. */
export const placeBaskets = async (base: string, phone: HallPhone): Promise<number> => {
  const { carts } = await asked<{ carts: { session: string; revision: number }[] }>(
    base,
    phone,
    `/food-courts/get-carts/${phone.token}`,
  );
  const body = { carts: carts.map(({ session, revision }) => ({ session, cart_revision: revision })) };
  const started = performance.now();
  await asked(base, phone, `/food-courts/place-orders/${phone.token}`, body);
  return performance.now() - started;
};
