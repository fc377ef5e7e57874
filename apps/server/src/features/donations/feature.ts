import { feature } from '../../feature.ts';
import { donationHandlers } from './index.ts';

export const donations = feature({
  name: 'donations',
  make: deps => ({ handlers: donationHandlers(deps) }),
});
