import { daysKept, KEPT_KINDS, type KeptKind, keptSince, type Retention } from '@tableside/domain/retention';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Eraser } from '../../jobs/eraser.ts';
import { noteBySystem } from '../staff/index.ts';

/** Rows of one transaction: short enough that nobody who orders waits for it. */
const AT_ONCE = 500;

export type Counts = Partial<Record<KeptKind, number>>;

const sum = (counts: Counts, kind: KeptKind, more: number): Counts =>
  more === 0 ? counts : { ...counts, [kind]: (counts[kind] ?? 0) + more };

const allOf = async (
  database: Pick<Database, 'transaction'>,
  eraser: Eraser,
  venueId: string,
  before: Date,
): Promise<number> => {
  for (let erased = 0; ; ) {
    const now = await database.transaction(run => eraser.erase(run, venueId, before, AT_ONCE));
    erased += now;
    if (now < AT_ONCE) return erased;
  }
};

/** Erases what a venue kept for long enough, in small batches, and tells the audit log how much of what. */
export const eraseOf = async (
  { database, erasers }: Pick<Deps, 'database' | 'erasers'>,
  venueId: string,
  chosen: Retention | undefined,
  now: number,
): Promise<void> => {
  let counts: Counts = {};
  for (const eraser of erasers) {
    const before = new Date(keptSince(now, daysKept(chosen, eraser.kind)));
    counts = sum(counts, eraser.kind, await allOf(database, eraser, venueId, before));
  }
  if (Object.keys(counts).length === 0) return;
  await noteBySystem(database.run, venueId, {
    action: 'retention-erase',
    subject: `venue:${venueId}`,
    data: counts,
  });
};

/** How much would go under these periods. */
export const countDue = async (
  { database, erasers }: Pick<Deps, 'database' | 'erasers'>,
  venueId: string,
  days: Readonly<Record<KeptKind, number>>,
  now: number,
): Promise<Record<KeptKind, number>> => {
  let counts: Counts = {};
  for (const { kind, count } of erasers)
    counts = sum(counts, kind, await count(database.run, venueId, new Date(keptSince(now, days[kind]))));
  return Object.fromEntries(KEPT_KINDS.map(kind => [kind, counts[kind] ?? 0])) as Record<KeptKind, number>;
};
