import { feature } from '../../feature.ts';
import { kitchenHandlers, mountReadyBoard } from './index.ts';

export const kitchen = feature({
  name: 'kitchen',
  make: deps => ({ handlers: kitchenHandlers(deps), mount: scope => mountReadyBoard(scope, deps) }),
});
