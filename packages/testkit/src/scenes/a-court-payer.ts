import type { VenueSettings } from '@tableside/domain/venue';
import type { TestServer } from '../server/server.ts';
import { aFoodCourt, aHouse, someCourt } from './a-food-court.ts';
import type { TestStaff } from './a-staff.ts';
import type { TestVenue } from './a-venue.ts';

const PREPAID: Partial<VenueSettings> = {
  functionalities: ['order'],
  paymentProviders: ['stripe', 'stripe-card', 'cash'],
};

export type PayingHall = {
  readonly owner: TestStaff;
  readonly operator: TestVenue;
  readonly stalls: readonly TestVenue[];
  readonly hash: string;
  readonly court: string;
};

/**
 * A hall whose stalls are paid before they cook, by the accounts of an operator that has no stall there, or that is the first
 * stall. Its keys are the test's to give.
 */
export const aPayingHall = async (
  server: TestServer,
  count: number,
  over: { readonly settings?: Partial<VenueSettings>; readonly ownStall?: boolean } = {},
): Promise<PayingHall> => {
  const settings = { ...PREPAID, ...over.settings };
  const names = Array.from({ length: over.ownStall ? count : count + 1 }, (_, at) => ({
    name: `Stall ${at}`,
    settings,
  }));
  const { owner, venues } = await aHouse(server, names);
  const [operator] = venues;
  if (!operator) throw new Error('a hall has an operator');
  const stalls = over.ownStall ? venues : venues.slice(1);
  const made = await aFoodCourt(owner, stalls);
  await owner.call('POST /console/{venue}/food-courts/{court}/save', {
    venue: owner.venue,
    court: made.id,
    body: {
      ...someCourt,
      venues: stalls.map(({ id }) => id),
      operator: operator.id,
      open: true,
      revision: made.revision,
    },
  });
  return { owner, operator, stalls, hash: made.hash, court: made.id };
};

/** A phone in a hall that has placed these dishes at the stalls, one list for each. */
export const aHallPayer = async (
  server: TestServer,
  { stalls, hash }: Pick<PayingHall, 'stalls' | 'hash'>,
  dishes: readonly (readonly string[])[],
) => {
  const phone = server.client();
  const { food_court_session: token } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: null },
  });
  for (const [at, items] of dishes.entries()) {
    const { session } = await phone.call('POST /food-courts/go-to-restaurant/{id}', {
      id: stalls[at]?.id ?? '',
      body: { food_court_session: token, session: null },
    });
    for (const menu_item_id of items) {
      await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
    }
  }
  const { carts } = await phone.call('GET /food-courts/get-carts/{session}', { session: token });
  const { orders } = await phone.call('POST /food-courts/place-orders/{session}', {
    session: token,
    body: { carts: carts.map(({ session, revision }) => ({ session, cart_revision: revision })) },
  });
  return {
    phone,
    token,
    sessions: orders.map(({ order }) => order.session_token),
    numbers: orders.map(({ order }) => order.unique_order_number),
    venues: orders.map(({ order }) => order.restaurant_id),
  };
};
export type HallPayer = Awaited<ReturnType<typeof aHallPayer>>;
