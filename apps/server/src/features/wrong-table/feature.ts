import { feature } from '../../feature.ts';
import { wrongTableHandlers } from './index.ts';

export const wrongTable = feature({
  name: 'wrong-table',
  make: deps => ({ handlers: wrongTableHandlers(deps, deps.scanner) }),
});
