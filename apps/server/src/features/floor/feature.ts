import { feature } from '../../feature.ts';
import { tablesLeft } from '../team/index.ts';
import { createFloorPublisher, floorHandlers } from './index.ts';
import { leaveTables } from './waiters/leave-tables.ts';

export const floor = feature({
  name: 'floor',
  answers: () => tablesLeft.answer(leaveTables),
  make: deps => {
    const pulse = createFloorPublisher(deps, deps.realtime.passing);
    return { handlers: floorHandlers(deps), hears: pulse.notice, quiet: pulse.stop };
  },
});
