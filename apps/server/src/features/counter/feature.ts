import { feature } from '../../feature.ts';
import { counterHandlers } from './index.ts';

export const counter = feature({
  name: 'counter',
  make: deps => ({ handlers: counterHandlers(deps) }),
});
