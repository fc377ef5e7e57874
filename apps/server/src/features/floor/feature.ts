import { feature } from '../../feature.ts';
import { createFloorPulse, floorHandlers } from './index.ts';

export const floor = feature({
  name: 'floor',
  make: deps => {
    const pulse = createFloorPulse(deps, deps.realtime.passing);
    return { handlers: floorHandlers(deps), hears: pulse.notice, quiet: pulse.stop };
  },
});
