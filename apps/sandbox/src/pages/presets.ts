import type { NextBody } from '../control/behaviours.ts';

/** What a person can choose on the steering page for the next payment. */
export type Preset = { readonly id: string; readonly title: string; readonly next: NextBody };

/** How each provider says that there is not enough money. */
const NO_FUNDS: Readonly<Record<string, string>> = { solidgate: '3.02' };

/** The behaviours people reach for most; the control API has all of them. */
export const presetsFor = (provider: string): readonly Preset[] => [
  {
    id: 'decline',
    title: 'The bank says no: not enough money',
    next: [{ do: 'decline', code: NO_FUNDS[provider] ?? 'insufficient_funds' }],
  },
  {
    id: 'silent',
    title: 'The money is taken, the answer is lost',
    next: [{ do: 'charge-then-timeout' }],
  },
  { id: 'never', title: 'Webhooks never come', next: [{ do: 'webhook', when: 'never' }] },
  {
    id: 'late',
    title: 'Webhooks come a minute late',
    next: [{ do: 'webhook', when: 'late', after_ms: 60_000 }],
  },
  { id: 'held', title: 'Webhooks wait until I send them', next: [{ do: 'webhook', when: 'held' }] },
  { id: 'early', title: 'Webhooks come before the answer', next: [{ do: 'webhook', when: 'early' }] },
  { id: 'ten', title: 'Each webhook comes ten times', next: [{ do: 'webhook', times: 10 }] },
  { id: 'reversed', title: 'Webhooks come in the wrong order', next: [{ do: 'webhook', order: 'reversed' }] },
  { id: 'forged', title: 'Webhooks are forged', next: [{ do: 'webhook', forged: 'wrong-key' }] },
  { id: 'cent', title: 'Their figure is a cent more', next: [{ do: 'amount-differs', by: 1 }] },
  { id: 'slow', title: 'The next three calls take 10 seconds', next: [{ do: 'slow', ms: 10_000, times: 3 }] },
  { id: 'down', title: 'The next ten calls are refused', next: [{ do: 'down', times: 10 }] },
];
