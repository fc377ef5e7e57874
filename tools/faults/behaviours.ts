import type { PlannedPayment } from './plan.ts';
import type { Way } from './ways.ts';

const DECLINES = {
  stripe: 'insufficient_funds',
  montonio: 'declined',
  neopay: 'rejected',
  solidgate: '3.02',
};

/** What the provider is told to do with the next payment, in the sandbox's own words; empty: nothing special. */
export const behavioursFor = ({ fault, dial }: PlannedPayment, { bank }: Way): readonly object[] => {
  switch (fault) {
    case 'decline':
      return [{ do: 'decline', code: DECLINES[bank] }];
    case 'charge-then-timeout':
    case 'create-then-timeout':
      return [{ do: fault }];
    case 'webhook-x2':
      return [{ do: 'webhook', times: 2 }];
    case 'webhook-x10':
      return [{ do: 'webhook', times: 10 }];
    case 'webhook-early':
    case 'webhook-never':
      return [{ do: 'webhook', when: fault.slice('webhook-'.length) }];
    case 'webhook-late':
      return [{ do: 'webhook', when: 'late', after_ms: 200 + (dial % 3_000) }];
    case 'webhook-reversed':
      return [{ do: 'webhook', order: 'reversed' }];
    case 'amount-differs':
      return [{ do: 'amount-differs', by: dial % 2 === 0 ? 1 : -1 }];
    default:
      return [];
  }
};

/** What happens to the next calls of our servers there. */
export const callFaultsFor = ({ fault, dial }: PlannedPayment): readonly object[] => {
  if (fault === 'slow') return [{ do: 'slow', ms: dial % 2 === 0 ? 300 : 2_500 }];
  if (fault === 'down') return [{ do: 'down', times: 1 + (dial % 2), how: '503' }];
  if (fault === 'cut-off') return [{ do: 'down', times: 1, how: 'cut' }];
  return [];
};
