import { feature } from '../../feature.ts';
import { createFloorPublisher, floorHandlers } from './index.ts';

export const floor = feature({
  name: 'floor',
  make: deps => {
    const pulse = createFloorPublisher(deps, deps.realtime.passing);
    return { handlers: floorHandlers(deps), hears: pulse.notice, quiet: pulse.stop };
  },
});
