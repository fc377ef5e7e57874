import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { beginGift, type Gift, SERVED } from '../giving/index.ts';
import { tippablePersonnel } from '../payments/index.ts';
import type { Venue } from '../venues/index.ts';
import { type OpenOrder, openOrder } from './open-order.ts';

/** Whose it is: the pool's, or that of whom the guest chose where the team does not share. Refuses tip_invalid. */
const recipientOf = async (
  { database, env }: Pick<Deps, 'database' | 'env'>,
  { venue, collective }: OpenOrder,
  wanted: string | null,
): Promise<Pick<Gift, 'recipientId' | 'recipientName'>> => {
  if (wanted === null || wanted === venue.id) return { recipientId: null, recipientName: venue.name };
  const people = collective ? [] : await tippablePersonnel(database.run, venue.id, env.demo);
  const person = people.find(({ id }) => id === wanted);
  if (!person) throw new Refusal('tip_invalid');
  return { recipientId: person.id, recipientName: person.name };
};

/** Where the phone comes back to from a bank. */
const pathOf =
  (session: string, order: string): Gift['successPath'] =>
  query =>
    `/thanks/${encodeURIComponent(session)}/${encodeURIComponent(order)}?${new URLSearchParams(query)}`;

const giftOf = (
  { order, venue, terms }: OpenOrder,
  guest: { readonly token: string; readonly language: string },
): Omit<Gift, 'recipientId' | 'recipientName'> & { readonly venue: Venue } => ({
  kind: 'tip',
  by: 'order',
  cardId: order.id,
  venue,
  terms,
  successPath: pathOf(guest.token, order.number),
  language: guest.language,
});

/** Begins a tip for an order that is paid: one more bill, with one piece, that is paid as a card's is. ADR 0032, ADR 0049 */
export const tipOrder =
  (deps: Deps): Handler<'POST /payments/tip-of-order'> =>
  async ({ body, meta }) => {
    const guest = await deps.sessions.prove(body.session, meta.deviceToken);
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const open = await openOrder(deps, guest, body.order, meta.deviceToken);
    if (open.ways.length === 0) throw new Refusal('tip_unavailable');
    const recipient = await recipientOf(deps, open, body.personnel_id);
    return beginGift(deps, SERVED, { gift: { ...giftOf(open, guest), ...recipient }, body, meta });
  };
