import { feature } from '../../feature.ts';
import { partyHandlers } from './index.ts';

export const party = feature({
  name: 'party',
  make: deps => ({ handlers: partyHandlers(deps) }),
});
