import { MONEY_ALERTS, type MoneyAlertKind } from '@tableside/domain/ledger';
import { type Minor, minor } from '@tableside/domain/money';
import type { TextKey } from '../../i18n/index.ts';
import { providerName } from '../../parts/provider-name.ts';

const isKnown = (kind: string): kind is MoneyAlertKind => (MONEY_ALERTS as readonly string[]).includes(kind);
/** What an alert is about, and what to do, in words; a kind newer than this screen is told in general. */
export const alertTitle = (kind: string): TextKey => (isKnown(kind) ? `alert.${kind}` : 'alert.other');
export const alertHint = (kind: string): TextKey =>
  isKnown(kind) ? `alert.${kind}.hint` : 'alert.other.hint';

/** The start of a copy itself. */
export const isCopyStart = (kind: string): boolean =>
  kind === 'copy_started' || kind === 'copy_started_without_bank';
/** What the page about starts from a copy lists. */
export const isAboutCopy = (kind: string): boolean => isCopyStart(kind) || kind === 'payment_not_ours';

const NAMES: Readonly<Partial<Record<string, TextKey>>> = {
  captured_minor: 'alert.fact.captured',
  asked_for_minor: 'alert.fact.askedFor',
  amount_minor: 'alert.fact.amount',
  total_minor: 'alert.fact.amount',
  refunded_minor: 'alert.fact.refunded',
  provider: 'alert.fact.provider',
  provider_ref: 'alert.fact.reference',
  captured_currency: 'alert.fact.currency',
  status: 'alert.fact.status',
  failure: 'alert.fact.failure',
  taken_off_minor: 'alert.fact.takenOff',
  left_minor: 'alert.fact.leftOnBill',
  by: 'alert.fact.by',
  till_bill: 'alert.fact.tillBill',
  reason: 'alert.fact.reason',
  statement: 'alert.fact.statement',
  left_at: 'alert.fact.leftAt',
  compare_from_at: 'alert.fact.compareFrom',
  compare_until_at: 'alert.fact.compareUntil',
  last_order: 'alert.fact.lastOrder',
  last_order_at: 'alert.fact.lastOrderAt',
  made_at: 'alert.fact.madeAt',
  last_payment_at: 'alert.fact.lastPaymentAt',
  answer_by: 'alert.fact.answerBy',
  terminal: 'alert.fact.terminal',
  reference: 'alert.fact.reference',
  terminal_sales_minor: 'alert.fact.terminalSales',
  booked_sales_minor: 'alert.fact.bookedSales',
  terminal_refunds_minor: 'alert.fact.terminalRefunds',
  booked_refunds_minor: 'alert.fact.bookedRefunds',
  difference_minor: 'alert.fact.difference',
  unresolved: 'alert.fact.unresolved',
};

/** One thing an alert knows: its name (a text, or as the server calls it) and an amount, a moment or words. */
export type AlertFact = {
  readonly name: TextKey | null;
  readonly field: string;
  readonly value: { readonly amount: Minor } | { readonly at: string } | { readonly text: string };
};

/** Facts of an alert as they can be shown. Fields that end in `_minor` are amounts, those in `_at` and
 * `_by` moments. */
export const alertFacts = (data: Readonly<Record<string, unknown>>): readonly AlertFact[] =>
  Object.entries(data).flatMap(([field, value]): AlertFact[] => {
    const name = NAMES[field] ?? null;
    if (field.endsWith('_minor') && typeof value === 'number' && Number.isInteger(value)) {
      return [{ name, field, value: { amount: minor(value) } }];
    }
    if (/_(at|by)$/.test(field) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
      return [{ name, field, value: { at: value } }];
    }
    if (name === null || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const text = field === 'provider' ? providerName(String(value)) : String(value);
    return [{ name, field, value: { text } }];
  });
