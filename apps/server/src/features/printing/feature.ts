import { feature } from '../../feature.ts';
import {
  allergyEraser,
  createPrintRoom,
  printingHandlers,
  printingJobs,
  sendTicketsNow,
  ticketEraser,
} from './index.ts';

export const printing = feature({
  name: 'printing',
  erasers: [allergyEraser, ticketEraser],
  make: deps => {
    const room = createPrintRoom(deps);
    return {
      handlers: printingHandlers(deps),
      jobs: printingJobs(deps, room),
      hears: sendTicketsNow(deps),
      finish: room.finish,
    };
  },
});
