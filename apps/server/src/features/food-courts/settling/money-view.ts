import { toWire } from '@tableside/contract';
import type { HallMoney } from '@tableside/contract/http/courts/hall-money';
import { textIn } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type CommissionVersion, readCommissions } from '../../ledger/index.ts';
import { hasBankFile } from '../../payouts/index.ts';
import type { Venue } from '../../venues/index.ts';
import { standingOf } from '../passing/index.ts';
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

const accountView = ({ venue, commissions }: Seen, side: Side, account: Account, standing: Standing) => {
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
    passed: wire(account.passed),
    on_its_way: wire(account.onItsWay),
    direct: standing && { ...standing, refused: wire(account.refused) },
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

type Needs = Pick<Deps, 'venues' | 'database' | 'platforms' | 'accounts' | 'providers' | 'clock'>;
type Standing = Awaited<ReturnType<typeof standingOf>>;

/** Refused transfers stay in view for so long. */
const LATELY_MS = 30 * 24 * 60 * 60_000;

/** How it stands with sending a stall's share on; null: its hall does not. */
const directOf = async (
  deps: Needs,
  venue: Venue,
  side: Side,
  { isDirect, other }: Account,
): Promise<Standing> => {
  if (!isDirect) return null;
  return side === 'operator'
    ? standingOf(deps, venue, other)
    : standingOf(deps, await deps.venues.get(other), venue.id);
};

/** What is between a venue and the stalls of its halls, or the operators of those it stands in. Of others nothing. */
export const hallMoney = async (deps: Needs, run: Run, venueId: string): Promise<HallMoney> => {
  const venue = await deps.venues.get(venueId);
  const since = new Date(deps.clock() - LATELY_MS);
  const seen = { venue, commissions: await readCommissions(run, venueId) };
  const accounts = async (side: Side) =>
    Promise.all(
      (await readAccounts(run, side, venueId, since)).map(async account =>
        accountView(seen, side, account, await directOf(deps, venue, side, account)),
      ),
    );
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
