import { feature } from '../../feature.ts';
import { reportHandlers } from './index.ts';

export const reports = feature({
  name: 'reports',
  make: deps => ({ handlers: reportHandlers(deps) }),
});
