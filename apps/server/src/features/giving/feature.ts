import { feature } from '../../feature.ts';
import { tryCard } from './cards/try-card.ts';

export const giving = feature({
  name: 'giving',
  make: deps => ({ handlers: { 'POST /payments/try-card/{uuid}': tryCard(deps) } }),
});
