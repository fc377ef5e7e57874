import { type Minor, minor } from '@tableside/domain/money';
import type { TextKey } from '../../i18n/index.ts';

const KINDS = {
  capture_differs: 'alert.capture_differs',
  capture_in_doubt: 'alert.capture_in_doubt',
  capture_taken_back: 'alert.capture_taken_back',
  capture_not_listed: 'alert.capture_not_listed',
  payment_not_ours: 'alert.payment_not_ours',
  payment_unresolved: 'alert.payment_unresolved',
  refund_not_ours: 'alert.refund_not_ours',
  refund_failed: 'alert.refund_failed',
  refund_by_hand: 'alert.refund_by_hand',
  refund_silent: 'alert.refund_silent',
  refund_differs: 'alert.refund_differs',
  refund_came_back: 'alert.refund_came_back',
  keys_refused: 'alert.keys_refused',
  books_differ: 'alert.books_differ',
} as const satisfies Record<string, TextKey>;
type Kind = keyof typeof KINDS;
const isKnown = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

/** What an alert is about, and what to do, in words; a kind newer than this screen is told in general. */
export const alertTitle = (kind: string): TextKey => (isKnown(kind) ? KINDS[kind] : 'alert.other');
export const alertHint = (kind: string): TextKey =>
  isKnown(kind) ? `alert.${kind}.hint` : 'alert.other.hint';

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
};

/** One thing an alert knows: its name (a text, or as the server calls it) and an amount or words. */
export type AlertFact = {
  readonly name: TextKey | null;
  readonly field: string;
  readonly value: { readonly amount: Minor } | { readonly text: string };
};

/** Facts of an alert as they can be shown. Fields that end in `_minor` are amounts. */
export const alertFacts = (data: Readonly<Record<string, unknown>>): readonly AlertFact[] =>
  Object.entries(data).flatMap(([field, value]): AlertFact[] => {
    const name = NAMES[field] ?? null;
    if (field.endsWith('_minor') && typeof value === 'number' && Number.isInteger(value)) {
      return [{ name, field, value: { amount: minor(value) } }];
    }
    if (name === null || (typeof value !== 'string' && typeof value !== 'number')) return [];
    return [{ name, field, value: { text: String(value) } }];
  });
