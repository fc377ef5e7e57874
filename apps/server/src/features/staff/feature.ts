import { feature } from '../../feature.ts';
import { createStaffService, type StaffService, staffHandlers, staffJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly staff: StaffService;
  }
}

export const staff = feature({
  name: 'staff',
  make: deps => {
    const staff = createStaffService(deps, deps.realtime);
    return {
      part: { staff },
      ports: { staff: staff.guard },
      handlers: staffHandlers(deps, staff),
      jobs: staffJobs(deps),
      hears: staff.notice,
    };
  },
});
