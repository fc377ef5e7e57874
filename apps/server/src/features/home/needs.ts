import type { HomeNeedView } from '@tableside/contract/http/console/home';
import { byUrgency, isRunningOut, isSlower, RATING_IS_NEWS_DAYS } from '@tableside/domain/home';
import type { Deps } from '../../deps.ts';
import { stockOf } from '../stock/index.ts';
import { badReviews, openAlerts, wrongDrawers } from './needs-store.ts';

const DAY_MS = 86_400_000;

/** Which amount of an alert says the most, the first that it has. */
const AMOUNTS = [
  'difference_minor',
  'amount_minor',
  'captured_minor',
  'refunded_minor',
  'total_minor',
] as const;
const amountOf = (data: Readonly<Record<string, unknown>>): number | null => {
  const amount = AMOUNTS.map(field => data[field]).find(Number.isInteger);
  return typeof amount === 'number' ? amount : null;
};

const NO_STOCK: Awaited<ReturnType<typeof stockOf>> = { items: [], ingredients: [], uses: {} };

type Asked = {
  readonly venueId: string;
  /** May answer guests and set the stock. */
  readonly leads: boolean;
  readonly kitchen: { readonly now: number | null; readonly usual: number | null };
  /** Drawers counted before this were somebody's yesterday. */
  readonly drawersSince: Date;
};

/** Everything that needs a person of the office, the most urgent first. */
export const needsOf = async (
  deps: Pick<Deps, 'database' | 'clock' | 'venues' | 'menus'>,
  { venueId, leads, kitchen, drawersSince }: Asked,
): Promise<HomeNeedView[]> => {
  const { run } = deps.database;
  const [alerts, drawers, reviews, stock] = await Promise.all([
    openAlerts(run, venueId),
    wrongDrawers(run, venueId, drawersSince),
    leads ? badReviews(run, venueId, new Date(deps.clock() - RATING_IS_NEWS_DAYS * DAY_MS)) : [],
    leads ? stockOf(deps, venueId) : NO_STOCK,
  ]);
  return byUrgency<HomeNeedView>([
    ...alerts.map(({ id, kind, data, at }) => ({
      kind: 'money' as const,
      id,
      alert: kind,
      amount: amountOf(data),
      at: at.toISOString(),
    })),
    ...drawers.map(({ at, ...drawer }) => ({ kind: 'drawer' as const, ...drawer, at: at.toISOString() })),
    ...(leads && isSlower(kitchen.now, kitchen.usual)
      ? [{ kind: 'kitchen' as const, seconds: kitchen.now ?? 0, usual: kitchen.usual ?? 0 }]
      : []),
    ...reviews.map(({ at, tableName, ...review }) => ({
      kind: 'review' as const,
      ...review,
      table_name: tableName,
      at: at.toISOString(),
    })),
    ...[...stock.items, ...stock.ingredients]
      .filter(({ remaining, each_day }) => isRunningOut(remaining, each_day))
      .map(({ id, name, remaining, each_day }) => ({
        kind: 'stock' as const,
        id,
        name,
        left: remaining ?? 0,
        each_day: each_day ?? 0,
      })),
  ]);
};
