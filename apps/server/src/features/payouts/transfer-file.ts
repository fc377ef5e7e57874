import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { creditTransfers } from '@tableside/domain/payouts';
import { dayOfWall } from '@tableside/domain/schedule';
import type { VenueSettings } from '@tableside/domain/venue';
import { RawAnswer } from '../../http/mount/handler.ts';
import { type Venue, wallDate } from '../venues/index.ts';

/** What left the house for somebody, as far as the bank is concerned. Minor units. */
export type Transfer = {
  readonly number: number;
  readonly name: string;
  readonly amount: number;
  readonly way: string;
  /** Where it can be sent to, as known now. */
  readonly iban: string | null;
  readonly at: Date;
};

/** So many are paid out at one time at most. */
export const MOST_OF_RUN = 200;

type Known<T> = T & { readonly iban: string };

/** Whether the bank can be given a file of these payouts: all of them by the bank, in euro, between known accounts. */
export const hasBankFile = <T extends Pick<Transfer, 'way' | 'iban'>>(
  { payoutIban = null, currency }: Pick<VenueSettings, 'payoutIban' | 'currency'>,
  payouts: readonly T[],
): payouts is readonly Known<T>[] =>
  payoutIban !== null &&
  currency.code === 'EUR' &&
  payouts.length > 0 &&
  payouts.every(({ way, iban }) => way === 'bank' && iban !== null);

/**
 * The payouts of a run as a file that the venue's bank takes. The same run always names itself alike to the bank (`run`, within
 * the venue), so that a file that is handed in twice is not paid twice. Refuses not_found where somebody has no account, or the
 * money is no euro.
 */
export const transferFile = <T extends Transfer>(
  { id: venueId, slug, name, settings }: Pick<Venue, 'id' | 'slug' | 'name' | 'settings'>,
  { run, payouts, about }: { run: string; payouts: readonly T[]; about: (payout: T) => string },
  now: number,
): RawAnswer => {
  const from = settings.payoutIban ?? null;
  if (from === null || !hasBankFile(settings, payouts)) throw new Refusal('not_found');
  const [first] = payouts;
  const id = `${slug.slice(0, 12)}-${venueId.slice(0, 8)}-${run}`;
  const xml = creditTransfers({
    id,
    madeAt: `${(first?.at ?? new Date(now)).toISOString().slice(0, 19)}Z`,
    day: dayOfWall(wallDate(settings.timeZone, now)),
    from: { name: settings.legal?.companyName ?? name, iban: from },
    to: payouts
      .toSorted((a, b) => a.number - b.number)
      .map(payout => ({
        id: `${id}-${payout.number}`,
        name: payout.name,
        iban: payout.iban,
        amount: minor(payout.amount),
        about: about(payout),
      })),
  });
  return new RawAnswer(
    200,
    {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.xml"`,
      'cache-control': 'no-store',
    },
    Buffer.from(xml, 'utf8'),
  );
};
