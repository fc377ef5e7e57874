import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import type { Database } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { headOfChain } from '../../ledger/index.ts';
import { pdfAnswer } from '../../paper/index.ts';
import { openingsUnreported } from './drawer-store.ts';
import { sealWhatIsThere } from './seal-now.ts';
import { zContent } from './z-content.ts';
import { zPdf } from './z-pdf.ts';
import { lastZReport, type ZRow, zByNumber, zReportBefore } from './z-store.ts';
import { zLine, zView } from './z-view.ts';

/** Reports of one page. */
const PAGE = 50;

type Needs = Pick<Deps, 'database' | 'clock' | 'venues'>;

export const listZ =
  ({ database }: Needs): Handler<'GET /console/{venue}/z-reports'> =>
  async ({ staff, query }) => {
    const rows = await zReportBefore(database.run, staff.venueId, query.before ?? null, PAGE + 1);
    return { reports: rows.slice(0, PAGE).map(zLine), more: rows.length > PAGE };
  };

/** What would be closed now. The drawer begins with what it began with the last time. */
export const nextZ =
  ({ database, clock, venues }: Needs): Handler<'GET /console/{venue}/z-reports/next'> =>
  async ({ staff }) => {
    const venue = await venues.get(staff.venueId);
    const now = clock();
    await sealWhatIsThere(database, venue.id, now);
    const last = await lastZReport(database.run, venue.id);
    const head = await headOfChain(database.run, venue.id);
    const { content } = await zContent(database.run, venue, {
      seals: { after: last?.seal_number ?? 0, number: head?.number ?? 0 },
      since: last?.closed_at ?? null,
      float: minor(last?.content.cash.float ?? 0),
      counted: null,
      heldBefore: minor(last?.content.cash.held?.now ?? 0),
      note: '',
      openings: await openingsUnreported(database.run, venue.id),
      now,
    });
    return { after: last?.number ?? 0, content };
  };

const found = async (database: Database, venueId: string, number: string): Promise<ZRow> => {
  const row = /^[1-9]\d{0,8}$/.test(number) ? await zByNumber(database.run, venueId, Number(number)) : null;
  if (!row) throw new Refusal('not_found');
  return row;
};

/** A report of the venue. Refuses not_found. */
export const readZ = async ({ database }: Pick<Needs, 'database'>, venueId: string, number: string) =>
  zView(await found(database, venueId, number));

export const getZ =
  (needs: Needs): Handler<'GET /console/{venue}/z-reports/{number}'> =>
  async ({ params, staff }) => ({ report: await readZ(needs, staff.venueId, params.number) });

export const getZPdf =
  ({ database, venues }: Needs): Handler<'GET /console/{venue}/z-reports/{number}/pdf'> =>
  async ({ params, staff }) => {
    const row = await found(database, staff.venueId, params.number);
    const venue = await venues.get(staff.venueId);
    return pdfAnswer(`${venue.slug}-z-${row.number}.pdf`, await zPdf(venue, zView(row)));
  };
