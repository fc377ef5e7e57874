import { feature } from '../../feature.ts';
import { createStaffService, type StaffService, staffHandlers, staffJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly staff: StaffService;
  }
}

export const staff = feature({
  name: 'staff',
  offers: deps => ({ staff: createStaffService(deps, deps.realtime) }),
  make: deps => ({
    ports: { staff: deps.staff.guard },
    handlers: staffHandlers(deps, deps.staff),
    jobs: staffJobs(deps),
    hears: deps.staff.notice,
  }),
});
