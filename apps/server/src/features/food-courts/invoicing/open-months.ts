import { daysOfMonth, type Month, monthsBefore } from '@tableside/domain/food-courts';
import { type Minor, minor } from '@tableside/domain/money';
import { dayStart } from '@tableside/domain/reports';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import { businessDayAt, dayRule } from '../../venues/index.ts';
import { readCommissionBetween } from '../settling/account-store.ts';
import { readInvoiced } from './invoicing-store.ts';

/** So far back an operator finds what it forgot. */
const MONTHS = 24;
/** What guests paid in the last minute of a month is in the books by then. */
const SETTLES_MS = 60 * 60_000;

/** What of a stall's commission of a month no paper says yet. Minor units; below nothing, to be credited. */
export type OpenCommission = { readonly month: Month; readonly stall: string; readonly left: Minor };

/** The business day that is settled last: months before its own are over. */
const settledDay = (settings: VenueSettings, now: number) => businessDayAt(settings, now - SETTLES_MS);

export const isMonthOver = (settings: VenueSettings, month: Month, now: number): boolean =>
  month < settledDay(settings, now).slice(0, 7);

/** The same of all stalls and months that are over by the days of the operator, the latest first. */
export const openCommissions = async (
  run: Run,
  operatorId: string,
  settings: VenueSettings,
  now: number,
): Promise<OpenCommission[]> => {
  const rule = dayRule(settings);
  const today = settledDay(settings, now);
  const months = monthsBefore(today, MONTHS).reverse();
  const starts = [...months, today.slice(0, 7)].map(
    month => new Date(dayStart(daysOfMonth(month).from, rule)),
  );
  const kept = await readCommissionBetween(run, operatorId, starts);
  const invoiced = await readInvoiced(run, operatorId);
  const said = (stall: string, month: Month): number =>
    invoiced.find(each => each.stall === stall && each.month === month)?.amount ?? 0;
  return months
    .flatMap((month, place) =>
      kept
        .filter(({ bucket }) => bucket === place + 1)
        .map(({ stall, amount }) => ({ month, stall, left: minor(amount - said(stall, month)) })),
    )
    .filter(({ left }) => left !== 0)
    .reverse();
};
