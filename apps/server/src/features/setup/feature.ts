import { feature } from '../../feature.ts';
import { createSetupGuard, setupHandlers } from './index.ts';

export const setup = feature({
  name: 'setup',
  make: deps => ({ ports: { setup: createSetupGuard(deps) }, handlers: setupHandlers(deps) }),
});
