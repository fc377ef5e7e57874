import { Refusal } from '@tableside/contract';
import type { GiftTerms } from '@tableside/domain/gifts';
import { minor } from '@tableside/domain/money';
import { chipsAfter, type TipChoices } from '@tableside/domain/tips';
import { customizationNumber, type VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { waysToGive } from '../giving/index.ts';
import { flagsAt, type Venue } from '../venues/index.ts';
import { type ThankedOrder, thankedOrder } from './order-store.ts';

/** An order as its guest can give a tip for it. */
export type OpenOrder = {
  readonly order: ThankedOrder;
  readonly venue: Venue;
  readonly terms: GiftTerms;
  readonly ways: readonly string[];
  /** The team shares all tips: nobody is chosen. */
  readonly collective: boolean;
};

/** What the venue says of its chips. TIPCHIP-09, TIPCHIP-16 */
const choicesOf = ({ customizations, tips }: VenueSettings, collective: boolean): TipChoices => ({
  percentages: tips.orderTipsPercentages,
  preselected: customizationNumber(customizations, 'collective-tips-default-selection-index', null),
  largePartyFrom: null,
  collective,
});

const termsOf = (worth: number, settings: VenueSettings, collective: boolean): GiftTerms => {
  const { minAmount: min, maxAmount: max } = settings.tips;
  const { decimals } = settings.currency;
  const { chips, preselected } = chipsAfter(
    minor(worth),
    choicesOf(settings, collective),
    { min, max },
    decimals,
  );
  const amounts = chips.map(({ value }) => value).filter(value => value > 0);
  const index = amounts.indexOf(chips[preselected]?.value ?? minor(0));
  return { amounts, min, max, preselectedIndex: Math.max(index, 0), preselects: index >= 0 };
};

/**
 * The order of this guest, with what a tip for it can be. Without `ways` none can be given: no tips are taken by phone, what it
 * thanks for is not paid or never came, or this phone gave one already. Refuses order_not_found, for somebody else's as well.
 * ADR 0049
 */
export const openOrder = async (
  deps: Pick<Deps, 'database' | 'venues' | 'offers'>,
  guest: GuestSession,
  number: string,
  deviceToken: string | null,
): Promise<OpenOrder> => {
  const deviceHash = hashOfToken(deviceToken ?? '');
  const [venue, order] = await Promise.all([
    deps.venues.get(guest.venueId, guest.venue.revision),
    thankedOrder(deps.database.run, { sessionId: guest.sessionId, number, deviceHash }),
  ]);
  if (!order) throw new Refusal('order_not_found');
  const flags = flagsAt(venue.settings, guest.table.flagOverrides);
  const isOpen = flags.has('tips') && order.isPaid && !order.ended && !order.given;
  const ways = isOpen ? await waysToGive(deps, venue) : [];
  const collective = flags.has('collective-tips');
  return { order, venue, terms: termsOf(order.worth, venue.settings, collective), ways, collective };
};
