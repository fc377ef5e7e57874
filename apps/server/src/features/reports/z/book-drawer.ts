import type { ZContent } from '@tableside/contract/http/console/reports';
import { drawerLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import { postEntry } from '../../ledger/index.ts';
import { drawerBooked } from './drawer-store.ts';

export type Drawer = {
  readonly venueId: string;
  readonly currency: string;
  /** The report that is being made, when the one before was, and the last sealed record it would be made of. */
  readonly z: number;
  readonly since: Date | null;
  readonly head: number;
  readonly content: Pick<ZContent, 'cash' | 'accounts'>;
  /** Of the differences in these records, what counts of people's drawers found. */
  readonly foundByPeople: number;
  readonly by: string;
  /** Names this closing among others of the same drawer. */
  readonly closing: string;
  /** One that wrote of the drawer and did not go on: it counts no more. */
  readonly givenUp: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** How much of what the report counted is in the sealed records that it is made of. */
const inReport = ({ content, foundByPeople }: Drawer): number =>
  -(content.accounts.find(({ account }) => account === 'cash_difference')?.amount ?? 0) - foundByPeople;

/** `beside`: somebody else's closing is under way; `unsealed`: what the report will say is in the books and is to be sealed. */
export type DrawerStep =
  | { readonly is: 'sealed' | 'unsealed' }
  | { readonly is: 'beside'; readonly closing: string };

/**
 * Has the books say of the drawer what the report will say; the report waits until that is sealed. What was left by a
 * closing that broke off, or that came too late, is evened out by the same entry. Of two who count at once the second
 * waits: they would even each other out for ever. The caller keeps others from closing meanwhile.
 */
export const postCashOverShort = async (run: Run, drawer: Drawer): Promise<DrawerStep> => {
  const { venueId, currency, z, since, head, content, by, now, closing, givenUp } = drawer;
  const { counted, expected, difference } = content.cash;
  const wanted = difference ?? 0;
  const books = await drawerBooked(run, venueId, z, since);
  if (books.booked === wanted) return { is: inReport(drawer) === wanted ? 'sealed' : 'unsealed' };
  if (books.closing !== null && books.closing !== closing && books.closing !== givenUp) {
    return { is: 'beside', closing: books.closing };
  }
  await postEntry(run, {
    venueId,
    kind: 'drawer',
    currency,
    dedupeKey: `drawer:${venueId}:${z}:${head}:${books.booked}`,
    at: now,
    data: { z_report: z, counted_minor: counted, expected_minor: expected, by, closing },
    lines: drawerLines(minor(wanted - books.booked)),
  });
  return { is: 'unsealed' };
};
