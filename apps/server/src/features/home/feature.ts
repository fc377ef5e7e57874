import { feature } from '../../feature.ts';
import { getHome } from './get-home.ts';

/** A venue's day at a glance, for who answers for it. It has nothing of its own. */
export const home = feature({
  name: 'home',
  make: deps => ({ handlers: { 'GET /console/{venue}/home': getHome(deps) } }),
});
