import { feature } from '../../feature.ts';
import { reorderHandlers } from './index.ts';

export const again = feature({
  name: 'again',
  make: deps => ({ handlers: reorderHandlers(deps) }),
});
