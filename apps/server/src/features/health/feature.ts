import { feature } from '../../feature.ts';
import { mountHealth } from './index.ts';

export const health = feature({
  name: 'health',
  make: deps => ({ mount: scope => mountHealth(scope, deps, deps.isStarted) }),
});
