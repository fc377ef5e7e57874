import { feature } from '../../feature.ts';
import { drawerHandlers } from './index.ts';

export const drawers = feature({
  name: 'drawers',
  make: deps => ({ handlers: drawerHandlers(deps) }),
});
