import { feature } from '../../feature.ts';
import { organisationHandlers } from './index.ts';

export const organisation = feature({
  name: 'organisation',
  make: deps => ({ handlers: organisationHandlers(deps) }),
});
