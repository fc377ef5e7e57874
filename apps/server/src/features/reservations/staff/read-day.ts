import { slotsOn } from '@tableside/domain/reservations';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { businessDayAt } from '../../venues/index.ts';
import { reservationsOf, slotRule } from '../planning.ts';
import { reservableTables } from '../room-store.ts';
import { lineOf, reservationsOn } from '../store.ts';
import { reservationView, timeAt } from '../view.ts';

/** Who waits at a door is looked at for an evening. */
export const LINE_MS = 12 * 3_600_000;

/** Who comes on a day, and who waits now. */
export const readDay =
  (deps: Deps): Handler<'GET /console/{venue}/reservations'> =>
  async ({ staff: { venueId }, query }) => {
    const now = deps.clock();
    const venue = await deps.venues.get(venueId);
    const today = businessDayAt(venue.settings, now);
    const day = query.day ?? today;
    const { run } = deps.database;
    const [rows, line, tables] = await Promise.all([
      reservationsOn(run, venueId, day),
      lineOf(run, venueId, new Date(now - LINE_MS)),
      reservableTables(run, venueId),
    ]);
    const rule = slotRule(venue);
    // Staff write down who rings at short notice, too.
    const atOnce = { ...rule, settings: { ...rule.settings, noticeMinutes: 0, aheadDays: 400 } };
    return {
      on: reservationsOf(venue).on,
      sms: deps.sms.isOpen,
      day,
      today,
      times: slotsOn(atOnce, day, now).map(at => timeAt(venue, at)),
      reservations: rows.map(row => reservationView(venue, row, now)),
      line: line.map(row => reservationView(venue, row, now)),
      tables: tables.map(({ id, name, area, seats }) => ({ id, name, area, seats })),
    };
  };
