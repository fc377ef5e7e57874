import { toWire } from '@tableside/contract';
import type { HallInvoices, HallPaper } from '@tableside/contract/http/courts/hall-invoices';
import { invoiceBar } from '@tableside/domain/food-courts';
import { minor } from '@tableside/domain/money';
import { vatRatesOf } from '@tableside/domain/vat';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Account, readAccounts } from '../settling/account-store.ts';
import type { CommissionPaper } from './commission-content.ts';
import { readCommissionPapers } from './invoicing-store.ts';
import { openCommissions } from './open-months.ts';

/** The company of a stall; null: it has not said, or is not here any more. */
export const companyOf = async (
  { venues }: Pick<Deps, 'venues'>,
  account: Pick<Account, 'isHere' | 'other'> | undefined,
) => (account?.isHere ? await venues.get(account.other) : null);

const paperView = (paper: CommissionPaper, venueId: string): HallPaper => {
  const { id, kind, number, month, issuedAt, content } = paper;
  const { decimals } = content.currency;
  const sign = kind === 'invoice' ? 1 : -1;
  const wire = (amount: number): number => toWire(minor(sign * amount), decimals);
  const mine = paper.venueId === venueId;
  return {
    id,
    kind,
    number,
    month,
    venue: mine ? paper.stallId : paper.venueId,
    name: mine ? content.stallName : content.seller.venueName,
    net: wire(content.net),
    vat: wire(content.vat),
    total: wire(content.total),
    issued_at: issuedAt.toISOString(),
  };
};

/** What is to be invoiced to the stalls of a venue's halls, and every paper that it wrote or got. Of other stalls nothing. */
export const hallInvoices = async (
  deps: Pick<Deps, 'venues' | 'clock'>,
  run: Run,
  venueId: string,
): Promise<HallInvoices> => {
  const { settings } = await deps.venues.get(venueId);
  const { legal } = settings;
  const accounts = await readAccounts(run, 'operator', venueId);
  const open: Map<string, HallInvoices['open'][number]['stalls']> = new Map();
  for (const { month, stall, left } of await openCommissions(run, venueId, settings, deps.clock())) {
    const account = accounts.find(({ other }) => other === stall);
    const theirs = await companyOf(deps, account);
    const stalls = open.get(month) ?? [];
    stalls.push({
      venue: stall,
      name: account?.name ?? '',
      commission: toWire(left, settings.currency.decimals),
      bar: invoiceBar(legal, theirs?.settings.legal),
    });
    open.set(month, stalls);
  }
  const papers = await readCommissionPapers(run, venueId);
  const ofMine = papers.filter(paper => paper.venueId === venueId);
  return {
    open: [...open].map(([month, stalls]) => ({ month, stalls })),
    rates: legal && legal.vatCode !== null ? vatRatesOf(legal) : [],
    issued: ofMine.map(paper => paperView(paper, venueId)),
    received: papers.filter(paper => !ofMine.includes(paper)).map(paper => paperView(paper, venueId)),
  };
};
