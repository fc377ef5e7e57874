import { feature } from '../../feature.ts';
import { orderOnBill } from '../bills/index.ts';
import {
  createBatchTimer,
  followBill,
  orderErasers,
  orderJobs,
  orderServiceHandlers,
  placingHandlers,
} from './index.ts';

export const orders = feature({
  name: 'orders',
  answers: () => orderOnBill.answer(followBill),
  erasers: orderErasers,
  make: deps => {
    const batches = createBatchTimer(deps);
    return {
      handlers: { ...placingHandlers(deps), ...orderServiceHandlers(deps) },
      jobs: orderJobs(deps, batches),
      hears: batches.notice,
      start: batches.start,
      quiet: batches.stop,
    };
  },
});
