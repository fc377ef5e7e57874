import { expect, it } from 'vitest';
import { alertFacts, alertHint, alertTitle } from './alert-facts.ts';

it('amounts are amounts, known facts are named, ids and what nobody can read are left out', () => {
  const facts = alertFacts({
    captured_minor: 1251,
    asked_for_minor: 1250,
    provider: 'stripe',
    refund: '3f0c',
    failure: null,
    odd_minor: 12.5,
    strange_minor: 7,
  });
  expect(facts).toEqual([
    { name: 'alert.fact.captured', field: 'captured_minor', value: { amount: 1251 } },
    { name: 'alert.fact.askedFor', field: 'asked_for_minor', value: { amount: 1250 } },
    { name: 'alert.fact.provider', field: 'provider', value: { text: 'Stripe' } },
    { name: null, field: 'strange_minor', value: { amount: 7 } },
  ]);
});

it('a kind that is newer than the screen is told in general words', () => {
  expect([alertTitle('refund_failed'), alertHint('refund_failed')]).toEqual([
    'alert.refund_failed',
    'alert.refund_failed.hint',
  ]);
  expect([alertTitle('constructor'), alertHint('toString')]).toEqual(['alert.other', 'alert.other.hint']);
});
