import { feature } from '../../feature.ts';
import { companyHandlers } from './index.ts';

export const companies = feature({
  name: 'companies',
  make: deps => ({ handlers: companyHandlers(deps, deps.ingredients.sandbox) }),
});
