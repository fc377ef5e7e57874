import { isStated } from '@tableside/domain/allergens';
import { heldCourses, inServingOrder } from '@tableside/domain/kitchen';
import type { OrderToPrint } from '@tableside/domain/printing';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import {
  type Routing,
  readKitchenSettings,
  readTicket,
  routingOf,
  type TicketRow,
} from '../../kitchen/index.ts';
import { wallTime } from '../../venues/index.ts';
import type { OrderMark } from './order-store.ts';

/** What of a venue decides where its dishes are made and which courses wait. */
export type KitchenNow = {
  readonly settings: VenueSettings;
  readonly routing: Routing;
  readonly holdsCourses: boolean;
};

export const kitchenNow = async (deps: Deps, venueId: string): Promise<KitchenNow> => {
  const [{ settings }, own] = await Promise.all([
    deps.venues.get(venueId),
    readKitchenSettings(deps.database.run, venueId),
  ]);
  const routing = await routingOf(deps, venueId, own?.stations ?? null);
  return { settings, routing, holdsCourses: own?.holds_courses ?? true };
};

const two = (value: number): string => String(value).padStart(2, '0');

const timeOf = ({ settings }: KitchenNow, at: Date): string => {
  const { minutes } = wallTime(settings.timeZone, at.getTime());
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const toPrint = (row: TicketRow, kitchen: KitchenNow): OrderToPrint => {
  const serving = inServingOrder(
    row.lines.map(({ course_id }) => course_id),
    kitchen.settings.courses.map(({ id }) => id),
  );
  const wanted = new Set(row.lines.flatMap(line => (line.taken_off < line.quantity ? [line.course_id] : [])));
  const said = new Map(row.courses.map(({ id, held }) => [id, held]));
  return {
    number: String(row.number),
    table: row.table_name,
    guest: row.guest_index,
    note: row.comment,
    allergy: row.allergy,
    time: timeOf(kitchen, row.accepted_at),
    serving,
    // No course waits for one that was taken off.
    held: heldCourses(
      serving.filter(course => wanted.has(course)),
      { said, holdsLater: kitchen.holdsCourses },
    ),
    over: row.status === 'rejected' || row.status === 'failed',
    lines: row.lines.map(line => ({
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      modifiers: line.modifiers.map(({ name }) => name),
      note: line.note,
      seat: line.seat,
      noteChanges: line.note_changes,
      allergens: line.allergens,
      mayContain: line.may_contain,
      allergensStated: isStated({ ...line, allergensStated: line.allergens_stated }),
      station: kitchen.routing.at(line),
      course: line.course_id,
      takenBack: line.taken_off,
      done: line.ready_at !== null || line.delivered_at !== null,
    })),
  };
};

/** An order as paper needs it. */
export const orderToPrint = async (
  run: Run,
  mark: Pick<OrderMark, 'id' | 'venue_id' | 'unique_order_number'>,
  kitchen: KitchenNow,
): Promise<OrderToPrint> => {
  const row = await readTicket(run, mark.venue_id, mark.unique_order_number);
  if (!row) throw new Error('the order is not there');
  return toPrint(row, kitchen);
};
