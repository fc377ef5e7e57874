import { feature } from '../../feature.ts';
import { tipCardHandlers } from './index.ts';

export const tipCards = feature({
  name: 'tip-cards',
  make: deps => ({ handlers: tipCardHandlers(deps) }),
});
