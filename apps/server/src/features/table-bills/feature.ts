import { feature } from '../../feature.ts';
import { tableBillHandlers } from './index.ts';

export const tableBills = feature({
  name: 'table-bills',
  make: deps => ({ handlers: tableBillHandlers(deps) }),
});
