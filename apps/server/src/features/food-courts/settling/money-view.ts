import { toWire } from '@tableside/contract';
import type { HallMoney } from '@tableside/contract/http/courts/hall-money';
import { textIn } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type CommissionVersion, readCommissions } from '../../ledger/index.ts';
import { hasBankFile } from '../../payouts/index.ts';
import type { Venue } from '../../venues/index.ts';
import {
  type Account,
  readAccounts,
  readStallPayouts,
  type Side,
  type StallPayout,
} from './account-store.ts';

/** As many payouts as somebody reads. */
const MOST = 100;

/** Percentages between two venues, the latest first. */
const versionsOf = (
  commissions: readonly CommissionVersion[],
  operatorId: string,
  stallId: string,
): readonly CommissionVersion[] =>
  commissions.filter(each => each.operatorId === operatorId && each.stallId === stallId);

const percentOf = ({ basisPoints }: Pick<CommissionVersion, 'basisPoints'>): number => basisPoints / 100;

type Seen = { readonly venue: Venue; readonly commissions: readonly CommissionVersion[] };

const accountView = ({ venue, commissions }: Seen, side: Side, account: Account) => {
  const { id, settings } = venue;
  const { mainLanguage, currency } = settings;
  const { other, hall, hallLanguage, iban } = account;
  const wire = (amount: number): number => toWire(minor(amount), currency.decimals);
  const versions =
    side === 'operator' ? versionsOf(commissions, id, other) : versionsOf(commissions, other, id);
  const [now] = versions;
  return {
    venue: other,
    name: account.name,
    hall: hall && textIn(hall, mainLanguage, hallLanguage ?? mainLanguage),
    taken: wire(account.taken),
    given_back: wire(account.givenBack),
    commission: wire(account.commission),
    paid_out: wire(account.paidOut),
    owed: wire(account.owed),
    percent: now ? percentOf(now) : 0,
    version: now?.version ?? 0,
    versions: versions.map(each => ({
      version: each.version,
      percent: percentOf(each),
      changed_at: each.changedAt.toISOString(),
      changed_by: each.changedBy,
    })),
    has_account: iban !== null,
  };
};

const payoutsView = ({ settings }: Venue, side: Side, payouts: readonly StallPayout[]) =>
  payouts.map(({ amount, at, iban: _, ...payout }) => ({
    ...payout,
    bank_file:
      side === 'operator' &&
      hasBankFile(
        settings,
        payouts.filter(({ run }) => run === payout.run),
      ),
    amount: toWire(minor(amount), settings.currency.decimals),
    at: at.toISOString(),
  }));

/** What is between a venue and the stalls of its halls, or the operators of those it stands in. Of others nothing. */
export const hallMoney = async (
  { venues }: Pick<Deps, 'venues'>,
  run: Run,
  venueId: string,
): Promise<HallMoney> => {
  const venue = await venues.get(venueId);
  const seen = { venue, commissions: await readCommissions(run, venueId) };
  const accounts = async (side: Side) =>
    (await readAccounts(run, side, venueId)).map(account => accountView(seen, side, account));
  const payouts = async (side: Side) =>
    payoutsView(venue, side, await readStallPayouts(run, side, venueId, { most: MOST }));
  return {
    stalls: await accounts('operator'),
    payouts: await payouts('operator'),
    operators: await accounts('stall'),
    received: await payouts('stall'),
    iban: venue.settings.payoutIban ?? null,
  };
};
