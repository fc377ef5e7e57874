import type { BookRole } from './accounts.ts';

/** The two German charts of accounts that nearly every tax adviser uses. */
export const CHARTS = ['skr03', 'skr04'] as const;
export type Chart = (typeof CHARTS)[number];

/**
 * Where a chart has what, with four digits. Those of revenue at 19 and 7 % know their VAT by themselves. The accounts of
 * receivables are those that may be booked on directly; the charts' usual ones gather personal accounts.
 */
const OWN: Readonly<Record<Chart, Readonly<Record<BookRole, string>>>> = {
  skr03: {
    receivable: '1410',
    cash: '1000',
    card_machine: '1360',
    room: '1500',
    till: '1360',
    clearing: '1360',
    operator: '1500',
    bank: '1200',
    payroll: '1755',
    tips_payable: '1590',
    donations_payable: '1590',
    refunds_payable: '1700',
    stalls_payable: '1700',
    suspense: '1700',
    disputed: '1500',
    chargebacks: '2400',
    commissions: '4760',
    cash_difference: '4900',
    petty_cash: '1590',
  },
  skr04: {
    receivable: '1210',
    cash: '1600',
    card_machine: '1460',
    room: '1300',
    till: '1460',
    clearing: '1460',
    operator: '1300',
    bank: '1800',
    payroll: '3790',
    tips_payable: '1370',
    donations_payable: '1370',
    refunds_payable: '3500',
    stalls_payable: '3500',
    suspense: '3500',
    disputed: '1300',
    chargebacks: '6930',
    commissions: '6770',
    cash_difference: '6300',
    petty_cash: '1370',
  },
};
const REVENUE: Readonly<Record<Chart, Readonly<Record<string, string>>>> = {
  skr03: { 'revenue:19': '8400', 'revenue:7': '8300', 'revenue:0': '8200', 'revenue:none': '8195' },
  skr04: { 'revenue:19': '4400', 'revenue:7': '4300', 'revenue:0': '4200', 'revenue:none': '4185' },
};

/** A chart's own account, with four digits; null: it has none, as for a rate of VAT that Germany does not have. */
export const chartAccount = (chart: Chart, account: string): string | null => {
  const numbers: Readonly<Record<string, string>> = { ...OWN[chart], ...REVENUE[chart] };
  return numbers[account] ?? null;
};
