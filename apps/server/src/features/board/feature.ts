import { feature } from '../../feature.ts';
import { boardHandlers, paceEraser } from './index.ts';

export const board = feature({
  name: 'board',
  erasers: [paceEraser],
  make: deps => ({ handlers: boardHandlers(deps) }),
});
