import { Refusal } from '@tableside/contract';
import { commissionPaper, commissionSeries, daysOfMonth, invoiceBar } from '@tableside/domain/food-courts';
import { creditSeries, DEFAULT_SERIES, invoiceNumber } from '@tableside/domain/invoices';
import { textIn } from '@tableside/domain/menu';
import type { Minor } from '@tableside/domain/money';
import { vatRatesOf } from '@tableside/domain/vat';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { lockLegal, takeNumber } from '../../invoices/index.ts';
import { audit } from '../../staff/index.ts';
import { type Venue, wallDate } from '../../venues/index.ts';
import { type Account, readAccounts } from '../settling/account-store.ts';
import type { CommissionContent } from './commission-content.ts';
import { commissionWords } from './commission-pdf.ts';
import { companyOf, hallInvoices } from './invoices-view.ts';
import { insertCommissionPaper, readLastInvoice } from './invoicing-store.ts';
import { isMonthOver, openCommissions } from './open-months.ts';

type Issuing = {
  readonly staff: StaffContext;
  readonly operator: Venue;
  readonly legal: LegalDetails;
  readonly percent: number | null;
  readonly month: string;
  readonly now: number;
};
type Buyer = { readonly account: Account; readonly venue: Venue; readonly legal: LegalDetails };

/** What the commission is taxed at; null: the operator pays no VAT. Refuses validation_failed. */
const percentOf = (legal: LegalDetails, rateId: string | null): number | null => {
  if (legal.vatCode === null) return null;
  const rate = vatRatesOf(legal).find(({ id }) => id === rateId);
  if (!rate) throw new Refusal('validation_failed', { fields: { vat_rate: 'unknown' } });
  return rate.percent;
};

const contentOf = (
  { operator, legal, percent, month }: Issuing,
  { account, venue, legal: theirs }: Buyer,
  { net, vat, gross }: { readonly net: Minor; readonly vat: Minor; readonly gross: Minor },
): Omit<CommissionContent, 'corrects'> => {
  const { currency, localeCode, timeZone, mainLanguage } = operator.settings;
  const say = commissionWords(mainLanguage);
  const hall = account.hall && textIn(account.hall, mainLanguage, account.hallLanguage ?? mainLanguage);
  const { companyName, companyCode, vatCode, address } = legal;
  return {
    language: say.language,
    seller: { venueName: operator.name, companyName, companyCode, vatCode, address },
    buyer: {
      businessName: theirs.companyName,
      businessCode: theirs.companyCode,
      businessAddress: theirs.address,
      vatCode: theirs.vatCode,
      country: venue.settings.countryCode,
      name: '',
      email: '',
    },
    lines: [{ name: hall ? say('invoice.lineOf', { hall }) : say('invoice.line'), quantity: 1, net, gross }],
    vatPercent: percent,
    net,
    vat,
    total: gross,
    currency,
    localeCode,
    timeZone,
    ...daysOfMonth(month),
    stallName: venue.name,
  };
};

const issue = async (run: Run, issuing: Issuing, buyer: Buyer, left: Minor): Promise<void> => {
  const { staff, operator, legal, percent, month, now } = issuing;
  const sums = commissionPaper(left, percent);
  if (!sums) return;
  const { kind } = sums;
  const own = commissionSeries(legal.invoiceSeries ?? DEFAULT_SERIES);
  const series = kind === 'invoice' ? own : creditSeries(own);
  const { year } = wallDate(operator.settings.timeZone, now);
  const sequence = await takeNumber(run, operator.id, series, year);
  const number = invoiceNumber(series, year, sequence);
  const stallId = buyer.account.other;
  const last = kind === 'invoice' ? null : await readLastInvoice(run, operator.id, stallId);
  const corrects = last && { number: last.number, issuedAt: last.issuedAt.toISOString() };
  const content = { ...contentOf(issuing, buyer, sums), corrects };
  const counted = { series, year, sequence, number, issuedAt: new Date(now), issuedBy: staff.name };
  await insertCommissionPaper(run, { venueId: operator.id, stallId, month, kind, content, ...counted });
  const data = { number, month, name: buyer.venue.name, total_minor: content.total };
  const deed = { action: 'hall-invoice', subject: `commission-invoice:${number}`, data };
  await audit(run, staff, deed);
  await audit(run, { ...staff, venueId: stallId }, { ...deed, data: { ...data, name: operator.name } });
};

/** Refuses validation_failed where no invoice can be written to the stall. */
const buyerOf = async (deps: Deps, legal: LegalDetails, account: Account | undefined): Promise<Buyer> => {
  const venue = await companyOf(deps, account);
  const theirs = venue?.settings.legal;
  const bar = invoiceBar(legal, theirs);
  if (!account || !venue || !theirs || bar) {
    throw new Refusal('validation_failed', { fields: { stalls: bar ?? 'stall' } });
  }
  return { account, venue, legal: theirs };
};

/**
 * Issues the invoices of a month to stalls: what its statements say was kept and no paper says yet. Whoever else issues for the
 * operator waits at its row, and finds nothing left. ADR 0037.
 */
export const issueHallInvoices =
  (deps: Deps): Handler<'POST /console/{venue}/hall/invoices'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const operator = await deps.venues.get(venueId);
    const now = deps.clock();
    const { month } = body;
    if (!isMonthOver(operator.settings, month, now)) {
      throw new Refusal('validation_failed', { fields: { month: 'not_over' } });
    }
    return deps.database.transaction(async run => {
      const legal = await lockLegal(run, venueId);
      if (!legal) throw new Refusal('validation_failed', { fields: { stalls: 'operator' } });
      const issuing = { staff, operator, legal, percent: percentOf(legal, body.vat_rate), month, now };
      const accounts = await readAccounts(run, 'operator', venueId);
      const open = await openCommissions(run, venueId, operator.settings, now);
      for (const stall of new Set(body.stalls)) {
        const left = open.find(each => each.month === month && each.stall === stall)?.left;
        if (left === undefined) continue;
        const account = accounts.find(({ other }) => other === stall);
        await issue(run, issuing, await buyerOf(deps, legal, account), left);
      }
      return hallInvoices(deps, run, venueId);
    });
  };
