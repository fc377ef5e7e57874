import {
  type MemberOffer,
  type OffersGive,
  offersFor,
  offersGive,
  type Tier,
} from '@tableside/domain/loyalty';
import { businessDayAt, wallTime } from '../../venues/index.ts';

/** What cards give: the most percent of programmes, tiers and the offers that run now, and what else those give. */
export type CardGiving = OffersGive & {
  /** The keys of the offers that run. */
  readonly offers: readonly string[];
};

/** What the database knows of it: all offers of the programmes, and the hour of the venue. */
export type Offered = {
  /** Of programmes and tiers. */
  readonly percent: number;
  /** Of each card that counts: the offers of its programme, and the tier it is in. */
  readonly offered: readonly {
    readonly offers: readonly MemberOffer[];
    readonly tier: string | null;
    readonly levels: readonly Tier[] | null;
  }[];
  readonly timeZone: string;
  readonly dayCutoffMinutes: number;
};

/** What cards give at a moment. Where nothing is offered nothing is reckoned. */
export const givingAt = (
  { percent, offered, timeZone, dayCutoffMinutes }: Offered,
  now: number,
): CardGiving => {
  if (offered.length === 0) return { percent, offers: [], amounts: [], prices: new Map() };
  const moment = { day: businessDayAt({ timeZone, dayCutoffMinutes }, now), wall: wallTime(timeZone, now) };
  const running = offered.flatMap(({ offers, tier, levels }) =>
    offersFor(offers, { tier, levels: levels ?? [] }, moment),
  );
  const gives = offersGive(running);
  return { ...gives, percent: Math.max(percent, gives.percent), offers: running.map(({ key }) => key) };
};
