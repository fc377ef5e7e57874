import { feature } from '../../feature.ts';
import { operatorHandlers } from './index.ts';

export const operator = feature({
  name: 'operator',
  make: deps => ({ handlers: operatorHandlers(deps) }),
});
