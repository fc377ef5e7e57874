import { feature } from '../../feature.ts';
import { kioskHandlers } from './index.ts';

export const kiosks = feature({
  name: 'kiosks',
  make: deps => ({ handlers: kioskHandlers(deps) }),
});
