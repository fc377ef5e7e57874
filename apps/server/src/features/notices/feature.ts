import { feature } from '../../feature.ts';
import { noticeHandlers, noticeJobs } from './index.ts';

export const notices = feature({
  name: 'notices',
  make: deps => ({ handlers: noticeHandlers(deps), jobs: noticeJobs(deps) }),
});
