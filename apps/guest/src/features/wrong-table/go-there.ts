import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { cartStore } from '../../data/cart/index.ts';
import { changeDraft, readDraft } from '../draft/index.ts';

export type Went = Awaited<ReturnType<typeof change>>;

const change = (session: string, code: string) =>
  api('POST /session/{session}/change-table', { session, body: { code } });

/** Resolves once the server has heard of every change of the cart that the guest sees. */
const allSent = (session: string): Promise<void> =>
  new Promise(resolve => {
    const store = cartStore(session);
    const check = () => {
      if (store.current().syncing) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    store.flush();
    check();
  });

/** Goes to another table with the cart and the words that go with it. Throws what the server refuses. */
export const goThere = async (session: string, code: string): Promise<Went> => {
  await allSent(session);
  const went = await change(session, code);
  const { comment, answers } = readDraft(session);
  if (!went.same) changeDraft(went.session, { comment, answers });
  return went;
};

/** Everything of the new table is fetched anew: it may be another venue's. */
export const showThere = ({ session, added }: Went): void =>
  location.replace(pathTo(added > 0 ? 'PlaceOrder' : 'Menu', { session }));
