import type { BoardOrder } from '@tableside/contract/http/console/board';
import { call } from '../../api/call.ts';

/** What staff can do to an order. */
export type OrderAction =
  | { readonly kind: 'seen' | 'close' }
  /** `expected`: the sum on screen, in minor units. */
  | { readonly kind: 'settle-cash'; readonly expected: number }
  | { readonly kind: 'accept'; readonly minutes: number | null }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'allergy'; readonly words: string }
  | { readonly kind: 'deliver'; readonly items: readonly string[]; readonly delivered: boolean }
  | { readonly kind: 'reject' | 'fail' | 'nobody'; readonly reason: string };

type Target = { readonly venue: string; readonly order: string; readonly idempotencyKey: string };

/** `changed` false: it was so already, and `by` was quicker. */
export type OrderAnswer = {
  readonly order: BoardOrder;
  readonly changed?: boolean;
  readonly by?: string | null;
  /** What cash that was taken became. */
  readonly payment?: string;
};

/** Sends an action; the answer is the whole order. */
export const sendOrderAction = (to: Target, action: OrderAction): Promise<OrderAnswer> => {
  switch (action.kind) {
    case 'seen':
      return call('POST /console/{venue}/orders/{order}/seen', to);
    case 'close':
      return call('POST /console/{venue}/orders/{order}/close', to);
    case 'settle-cash':
      return call('POST /console/{venue}/orders/{order}/settle-cash', {
        ...to,
        body: { expected_total: action.expected },
      });
    case 'accept':
      return call('POST /console/{venue}/orders/{order}/accept', {
        ...to,
        body: { wait_minutes: action.minutes },
      });
    case 'wait':
      return call('POST /console/{venue}/orders/{order}/wait', {
        ...to,
        body: { wait_minutes: action.minutes },
      });
    case 'allergy':
      return call('POST /console/{venue}/orders/{order}/allergy', { ...to, body: { words: action.words } });
    case 'deliver':
      return call('POST /console/{venue}/orders/{order}/deliver', {
        ...to,
        body: { items: [...action.items], delivered: action.delivered },
      });
    case 'reject':
      return call('POST /console/{venue}/orders/{order}/reject', { ...to, body: { reason: action.reason } });
    case 'nobody':
      return call('POST /console/{venue}/orders/{order}/nobody', { ...to, body: { reason: action.reason } });
    case 'fail':
      return call('POST /console/{venue}/orders/{order}/fail', { ...to, body: { reason: action.reason } });
  }
};
