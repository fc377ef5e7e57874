import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { getCourses } from './get-courses.ts';
import { markLinesReady } from './ready/ready.ts';
import { setKitchenSettings } from './set-settings.ts';
import { setCourse } from './tickets/course.ts';
import { getKitchen } from './tickets/get-kitchen.ts';
import { ticketNow } from './tickets/kitchen-move.ts';
import { moveLines } from './tickets/move-lines.ts';

export { getCourses } from './get-courses.ts';
export { CALLED_STAYS_MS, mountReadyBoard } from './ready/ready-board.ts';
export { readSettings as readKitchenSettings } from './settings-store.ts';
export { setCourse } from './tickets/course.ts';
export { type Routing, routingOf } from './tickets/routing.ts';
export { readTicket, type TicketRow } from './tickets/ticket-store.ts';

type Keys =
  | 'GET /console/{venue}/kitchen'
  | 'GET /console/{venue}/courses'
  | 'POST /console/{venue}/kitchen/orders/{order}/ready'
  | 'POST /console/{venue}/kitchen/orders/{order}/course'
  | 'POST /console/{venue}/kitchen/orders/{order}/move'
  | 'POST /console/{venue}/kitchen/settings';

/** The kitchen's display. */
export const kitchenHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/kitchen': getKitchen(deps),
  'GET /console/{venue}/courses': getCourses(deps),
  'POST /console/{venue}/kitchen/orders/{order}/ready': keepsDone(markLinesReady(deps), ticketNow(deps), [
    'changed',
    'by',
  ]),
  'POST /console/{venue}/kitchen/orders/{order}/course': keepsDone(setCourse(deps), ticketNow(deps), [
    'changed',
    'by',
  ]),
  'POST /console/{venue}/kitchen/orders/{order}/move': keepsDone(moveLines(deps), ticketNow(deps), [
    'changed',
    'by',
  ]),
  'POST /console/{venue}/kitchen/settings': setKitchenSettings(deps),
});
