import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { VenueStatus } from '../console/board.ts';
import { Opening } from '../shared/opening.ts';
import { Id, Instant, Language } from '../shared/shared.ts';

const { floor, lead } = ROLE_GROUPS;

/** As many stalls as one tap pauses. */
const MOST = 100;

/** How a stall of the hall stands, and what its counter has to do: numbers alone. */
export const HallStall = VenueStatus.extend({
  venue: Id,
  name: z.string(),
  /** Guests of the hall can go there. */
  opens: z.boolean(),
  /** Orders that wait to be accepted, are being made, and are ready to be fetched. */
  waiting: z.number().int(),
  making: z.number().int(),
  ready: z.number().int(),
  /** When the oldest that is not ready was placed; null: there is none. */
  oldest_at: Instant.nullable(),
});
export type HallStall = z.infer<typeof HallStall>;

/** A number that is called at a counter. */
const Called = z.object({ venue: Id, number: z.number().int(), ready_at: Instant });

export const LiveHall = z.object({
  id: Id,
  name: z.record(Language, z.string()),
  main_language: Language,
  open: z.boolean(),
  /** Why it is closed by its hours and when it opens; null while it is open. */
  opening: Opening.nullable(),
  stalls: z.array(HallStall),
  /** The latest first. */
  called: z.array(Called),
});
export type LiveHall = z.infer<typeof LiveHall>;

/** How a stall stood before it was paused: what taking that back needs. */
export const BeforePause = z.strictObject({
  venue: Id,
  order_status: z.enum(['open', 'rush_mode']),
  rush_mode_wait_minutes: z.number().int().min(0).max(240).nullable(),
  status_by: z.enum(['auto', 'staff']),
});
export type BeforePause = z.infer<typeof BeforePause>;

const Halls = { halls: z.array(LiveHall) };

/** The hall as its operator sees it. RT-18; FOOD-16. */
export const hallLiveCalls = calls({
  'GET /console/{venue}/hall': {
    summary:
      'The halls that this venue is the operator of: how each stall stands, how many orders its counter has, and the numbers that are called. Who ordered what is the stall’s alone.',
    access: { staff: floor },
    response: z.object(Halls),
  },
  'POST /console/{venue}/hall/pause': {
    summary:
      'Pauses stalls of the hall at once; guests and the stalls’ own staff see it at the same moment, and either may end it. `paused` says how those stood that were not paused yet. `not_found` for a venue that is no stall of it: nothing is paused then.',
    access: { staff: lead },
    body: z.strictObject({ stalls: z.array(Id).min(1).max(MOST) }),
    response: z.object({ ...Halls, paused: z.array(BeforePause) }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/hall/resume': {
    summary:
      'Takes a pause back: stalls that are still paused stand as before, others stay as they are. `not_found` as for a pause.',
    access: { staff: lead },
    body: z.strictObject({ stalls: z.array(BeforePause).min(1).max(MOST) }),
    response: z.object(Halls),
    errors: ['not_found'],
  },
});
