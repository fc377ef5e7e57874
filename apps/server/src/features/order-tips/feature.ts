import { feature } from '../../feature.ts';
import { tipOrder } from './tip-order.ts';
import { tipTerms } from './tip-terms.ts';

export const orderTips = feature({
  name: 'order-tips',
  make: deps => ({
    handlers: {
      'GET /tips/thanks/{session}/{order}': tipTerms(deps),
      'POST /payments/tip-of-order': tipOrder(deps),
    },
  }),
});
