import { feature } from '../../feature.ts';
import { shiftHandlers } from './index.ts';

export const shifts = feature({
  name: 'shifts',
  make: deps => ({ handlers: shiftHandlers(deps) }),
});
