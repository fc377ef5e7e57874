import { feature } from '../../feature.ts';
import { suggestionHandlers } from './index.ts';

export const suggestions = feature({
  name: 'suggestions',
  make: deps => ({ handlers: suggestionHandlers(deps) }),
});
