import { Refusal } from '@tableside/contract';
import { reservationProblems } from '@tableside/domain/reservations';
import { written } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from '../venue-settings/index.ts';

/** Says whether and how guests reserve. Refuses validation_failed, settings_changed. */
export const saveReservationSettings =
  (deps: Deps): Handler<'POST /console/{venue}/settings/reservations'> =>
  ({ staff, body }) => {
    const reservations = {
      on: body.on,
      stepMinutes: body.step_minutes,
      partyMax: body.party_max,
      aheadDays: body.ahead_days,
      noticeMinutes: body.notice_minutes,
      stays: body.stays.map(({ up_to, minutes }) => ({ upTo: up_to, minutes })),
      lateMinutes: body.late_minutes,
      words: written(body.words),
    };
    return savePage(deps, staff, { page: 'reservations', revision: body.revision }, () => {
      const fields = reservationProblems(reservations);
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      return { settings: { reservations } };
    });
  };
