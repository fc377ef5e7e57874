import { feature } from '../../feature.ts';
import { memberMailHandlers, memberMailJobs, mountMailPages } from './index.ts';

/** Mail to members who asked for it and confirmed it. ADR 0052. */
export const memberMail = feature({
  name: 'member-mail',
  make: deps => ({
    handlers: memberMailHandlers(deps),
    jobs: memberMailJobs(deps),
    mount: scope => mountMailPages(scope, deps),
  }),
});
