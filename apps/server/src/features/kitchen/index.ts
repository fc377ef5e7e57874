import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { setCourse } from './course.ts';
import { getKitchen } from './get-kitchen.ts';
import { markLinesReady } from './ready.ts';
import { setKitchenSettings } from './set-settings.ts';

export { mountReadyBoard } from './ready-board.ts';
export { type Routing, routingOf } from './routing.ts';
export { readSettings as readKitchenSettings } from './settings-store.ts';
export { readTicket, type TicketRow } from './ticket-store.ts';

type Keys =
  | 'GET /console/{venue}/kitchen'
  | 'POST /console/{venue}/kitchen/orders/{order}/ready'
  | 'POST /console/{venue}/kitchen/orders/{order}/course'
  | 'POST /console/{venue}/kitchen/settings';

/** The kitchen's display. */
export const kitchenHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/kitchen': getKitchen(deps),
  'POST /console/{venue}/kitchen/orders/{order}/ready': markLinesReady(deps),
  'POST /console/{venue}/kitchen/orders/{order}/course': setCourse(deps),
  'POST /console/{venue}/kitchen/settings': setKitchenSettings(deps),
});
