import { feature } from '../../feature.ts';
import { codeHandlers } from './index.ts';

export const codes = feature({
  name: 'codes',
  make: deps => ({ handlers: codeHandlers(deps) }),
});
