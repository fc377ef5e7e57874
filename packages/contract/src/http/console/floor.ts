import { GRID, LARGEST, MAX_SEATS, SHAPES, SMALLEST } from '@tableside/domain/floor';
import { MAX_MINOR } from '@tableside/domain/money';
import { MAX_ORDER_COMMENT } from '@tableside/domain/notes';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { FreeText, Id, Revision } from '../shared/shared.ts';
import { CoursesSaid, OrderedDish } from '../shared/staff-dish.ts';
import { BoardOrder, BoardTable } from './board.ts';

const { floor, service, lead } = ROLE_GROUPS;
const cells = (least: number, most: number) => z.number().int().min(least).max(most);

const FloorArea = z.strictObject({ name: FreeText(60).min(1) });
/** Where a table stands on its area's plan: whole cells of a grid, from the top left. */
const FloorPlace = z.strictObject({
  table: Id,
  /** The name of one of the areas. */
  area: FreeText(60),
  x: cells(0, GRID.columns - SMALLEST.width),
  y: cells(0, GRID.rows - SMALLEST.height),
  width: cells(SMALLEST.width, LARGEST.width),
  height: cells(SMALLEST.height, LARGEST.height),
  shape: z.enum(SHAPES),
  seats: cells(0, MAX_SEATS),
});

/** A venue's areas in order and where its tables stand in them. */
export const FloorPlan = z.object({
  /** Grows with each change. */
  revision: z.number().int(),
  changed_by: z.string().nullable(),
  areas: z.array(FloorArea),
  /** Every table has a place; one that nobody arranged stands where there is room. */
  places: z.array(FloorPlace),
});
export type FloorPlan = z.infer<typeof FloorPlan>;

/** The floor as a plan, and what staff do with whole tables. */
export const consoleFloorCalls = calls({
  'GET /console/{venue}/floor': {
    summary: "The venue's areas in order, and where each table stands.",
    access: { staff: service },
    response: z.object({ plan: FloorPlan }),
  },
  'POST /console/{venue}/floor': {
    summary:
      'Arranges the floor: areas in order, and a place for every table. `revision` is the plan that was changed; a newer one is refused with its author in `details`.',
    access: { staff: lead },
    body: z.strictObject({
      revision: Revision,
      areas: z.array(FloorArea).max(40),
      places: z.array(FloorPlace).max(500),
    }),
    response: z.object({ plan: FloorPlan }),
    errors: ['floor_plan_changed', 'table_not_found'],
    idempotent: true,
  },
  'GET /console/{venue}/colleagues': {
    summary: 'Who else serves tables here, who is at work first.',
    access: { staff: floor },
    response: z.object({
      colleagues: z.array(z.object({ id: Id, name: z.string(), at_work: z.boolean() })),
    }),
  },
  'POST /console/{venue}/own-tables': {
    summary:
      'The caller serves these tables from now on, whoever did before; or, with `mine` false, no longer. The answer holds those that changed.',
    access: { staff: floor },
    body: z.strictObject({
      tables: z.array(Id).min(1).max(500),
      mine: z.boolean(),
      /** For who sits there now alone: when they are moved or gone, the table is again whose it was before, or everybody's. Else it is in the caller's section. */
      for_party: z.boolean().default(false),
    }),
    response: z.object({ tables: z.array(BoardTable) }),
    errors: ['table_not_found'],
    idempotent: true,
  },
  'POST /console/{venue}/own-tables/hand-over': {
    summary:
      'All tables that the caller serves are a colleague’s, and with them the calls that the caller was going to. not_found for somebody who does not serve here.',
    access: { staff: floor },
    body: z.strictObject({ to: Id }),
    response: z.object({
      tables: z.array(BoardTable),
      to: z.object({ id: Id, name: z.string() }),
    }),
    idempotent: true,
  },
  'POST /console/{venue}/tables/{table}/move': {
    summary:
      'The party sits at another, free table from now on: phones, orders, calls and bill go along, and its waiter where nobody serves that table.',
    access: { staff: floor },
    body: z.strictObject({ to: Id }),
    response: z.object({ from: BoardTable, to: BoardTable }),
    errors: ['table_not_found', 'table_taken', 'table_is_free'],
    idempotent: true,
  },
  'POST /console/{venue}/tables/{table}/merge': {
    summary:
      'The party joins the one at another table: phones, orders and what is unpaid of the bill. Refused while money is under way.',
    access: { staff: floor },
    body: z.strictObject({ into: Id }),
    response: z.object({ from: BoardTable, to: BoardTable }),
    errors: ['table_not_found', 'table_is_free', 'payment_under_way', 'bill_item_not_free'],
    idempotent: true,
  },
  'POST /console/{venue}/tables/{table}/split': {
    summary:
      'Some unpaid items of the bill go on the bill of another table, taken or free. Refused while money is under way for them.',
    access: { staff: floor },
    body: z.strictObject({
      to: Id,
      items: z.array(Id).min(1).max(500),
      /** How many of the guests go along. */
      people: z.number().int().min(0).max(200).default(0),
    }),
    response: z.object({ from: BoardTable, to: BoardTable }),
    errors: ['table_not_found', 'bill_not_found', 'payment_under_way', 'bill_item_not_free'],
    idempotent: true,
  },
  'POST /console/{venue}/tables/{table}/order': {
    summary:
      "Staff order for guests without a phone: from the menu, by the guests' rules, at its prices; it goes to the kitchen and on the table's bill.",
    access: { staff: floor },
    body: z.strictObject({
      lines: z.array(OrderedDish).min(1).max(50),
      courses: CoursesSaid,
      comment: FreeText(MAX_ORDER_COMMENT).default(''),
      /** What staff saw, minor units; another sum is refused. */
      expected_total: z.number().int().min(0).max(MAX_MINOR).optional(),
      /**
       * When the party that it was taken for sat down: an order that waited for the line is served to no other one. Null: nobody sat
       * there yet; who does by now may be others.
       */
      party: z.iso.datetime().nullable().optional(),
    }),
    response: z.object({ order: BoardOrder }),
    errors: [
      'table_not_found',
      'table_is_free',
      'table_taken',
      'menu_not_published',
      'menu_item_unavailable',
      'options_invalid',
      'not_enough_stock',
      'cart_changed',
    ],
    idempotent: true,
  },
});
