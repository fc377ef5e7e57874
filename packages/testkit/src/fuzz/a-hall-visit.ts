import { aFoodCourt, aHouse } from '../scenes/a-food-court.ts';
import type { TestServer } from '../server/server.ts';
import type { TestClient } from '../server/server-client.ts';
import type { Ids, Known } from './sample.ts';

/** A hall of two kitchens, whose phones may fill one basket. */
export type FuzzHall = { readonly hash: string; readonly venues: readonly { readonly id: string }[] };

export const aFuzzHall = async (server: TestServer): Promise<FuzzHall> => {
  const { owner, venues } = await aHouse(server, [{ name: 'Ramen' }, { name: 'Taco' }]);
  const { hash } = await aFoodCourt(owner, venues, { texts: true, shared_baskets: true });
  return { hash, venues };
};

/** A new phone in the hall with something in its basket, for the calls of halls. */
export const newHallVisit = async (
  server: TestServer,
  { hash, venues: [first] }: FuzzHall,
): Promise<{ readonly ids: Ids; readonly known: Known; readonly phone: TestClient }> => {
  const phone = server.client();
  const { food_court_session: token } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: null },
  });
  const id = first?.id ?? '';
  const { session } = await phone.call('POST /food-courts/go-to-restaurant/{id}', {
    id,
    body: { food_court_session: token, session: null },
  });
  const body = { menu_item_id: 'soup', quantity: 1 };
  await phone.call('POST /cart/{session}/add', { session, body });
  const { carts } = await phone.call('GET /food-courts/get-carts/{session}', { session: token });
  const placed = carts.map(cart => ({
    session: cart.session,
    cart_revision: cart.revision,
    expected_total: cart.total,
  }));
  return {
    phone,
    ids: { hash, id, session: token, lang: 'en' },
    known: { food_court_session: token, session: null, carts: placed, language: 'en' },
  };
};
