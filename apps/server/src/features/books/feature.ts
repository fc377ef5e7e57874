import { feature } from '../../feature.ts';
import { bookHandlers, bookJobs } from './index.ts';

export const books = feature({
  name: 'books',
  make: deps => ({ handlers: bookHandlers(deps), jobs: bookJobs(deps) }),
});
