import { feature } from '../../feature.ts';
import { receiptHandlers } from './index.ts';

export const receipts = feature({
  name: 'receipts',
  make: deps => ({ handlers: receiptHandlers(deps) }),
});
