import { feature } from '../../feature.ts';
import { v1Handlers } from './index.ts';

export const apiV1 = feature({
  name: 'api-v1',
  make: deps => ({ handlers: v1Handlers(deps) }),
});
