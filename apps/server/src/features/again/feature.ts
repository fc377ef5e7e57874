import { feature } from '../../feature.ts';
import { againHandlers } from './index.ts';

export const again = feature({
  name: 'again',
  make: deps => ({ handlers: againHandlers(deps) }),
});
