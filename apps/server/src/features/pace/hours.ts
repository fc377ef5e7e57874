import { Refusal } from '@tableside/contract';
import type { PaceEvent } from '@tableside/contract/http/console/pace';
import { dayOfWall } from '@tableside/domain/schedule';
import { openingHoursOf } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { type PaceRow, readPace } from '../board/index.ts';
import { readStamps, saveIfUnchanged, stampView } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { followHours, openingView, wallDate } from '../venues/index.ts';
import { lockSettings, writeSome } from './settings-store.ts';
import { hoursFrom, hoursView, paceView } from './settings-view.ts';

/** How much of what was the screen shows. */
const HISTORY = 60;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const countOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const eventView = ({ at, what, minutes, by_name, data }: PaceRow & { at: Date }): PaceEvent => ({
  at: at.toISOString(),
  what,
  minutes,
  by: by_name,
  category: textOf(data.category),
  open: countOf(data.open),
  done: countOf(data.done),
});

/** When the venue works and how fast, as set, and what became of it lately. */
export const getHours =
  ({ database, venues, clock }: Deps): Handler<'GET /console/{venue}/hours'> =>
  async ({ staff }) => {
    // Before what it stands for: of what is saved in between, at worst too much is refused.
    const stamps = await readStamps(database.run, staff.venueId);
    const { settings } = await venues.get(staff.venueId);
    const now = clock();
    return {
      hours: { ...stampView(stamps.hours), ...hoursView(openingHoursOf(settings)) },
      pace: { ...stampView(stamps.pace), ...paceView(settings) },
      time_zone: settings.timeZone,
      today: dayOfWall(wallDate(settings.timeZone, now)),
      opening: openingView(settings, now),
      history: (await readPace(database.run, staff.venueId, HISTORY)).map(eventView),
    };
  };

/**
 * Sets the hours; the venue opens or closes at once, and its guests know. Refuses validation_failed for days that the
 * calendar lacks, hours of no length and exceptions that name the same day twice, settings_changed over hours that
 * somebody else saved meanwhile. ORDER-55, RT-16.
 */
export const saveHours =
  (deps: Deps): Handler<'POST /console/{venue}/hours'> =>
  async ({ staff, body: { revision, ...body } }) => {
    const { venueId } = staff;
    const { weekly, exceptions, lastOrderMinutes } = hoursFrom(body);
    const stamp = await deps.database.transaction(async run => {
      if (!(await lockSettings(run, venueId))) throw new Refusal('not_found');
      const saved = await saveIfUnchanged(run, staff, 'hours', revision);
      await writeSome(run, venueId, { workingHours: weekly, hoursExceptions: exceptions, lastOrderMinutes });
      await audit(run, staff, { action: 'hours-change', subject: `venue:${venueId}`, data: body });
      return saved;
    });
    await followHours(deps, venueId);
    const { settings } = await deps.venues.get(venueId);
    return {
      hours: { ...stamp, ...hoursView(openingHoursOf(settings)) },
      opening: openingView(settings, deps.clock()),
    };
  };
