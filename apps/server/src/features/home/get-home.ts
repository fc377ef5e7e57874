import { besideUsual, dayHourAt, dayHours, usual, wasOpen } from '@tableside/domain/home';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { type OrderFacts, orderFacts } from '../reports/index.ts';
import { wallTime } from '../venues/index.ts';
import { homeDays } from './days.ts';
import { needsOf } from './needs.ts';
import { onShift } from './shift-store.ts';
import { staysOf, takingsOf } from './takings-store.ts';

const DAY_MS = 86_400_000;
/** As far back as the kitchen is held against what is usual: a slow lunch is no news at night. */
const LATELY_MS = 90 * 60_000;
/** Most of what needs a person that a glance takes in. */
const LISTED = 6;

const leads: ReadonlySet<string> = new Set(ROLE_GROUPS.lead);

const average = (net: number, { orders }: OrderFacts): number | null =>
  orders === 0 ? null : Math.round(net / orders);

/** Today beside the same day of the last weeks, what needs a person, and who works. */
export const getHome =
  (deps: Pick<Deps, 'database' | 'clock' | 'venues' | 'menus'>): Handler<'GET /console/{venue}/home'> =>
  async ({ staff }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    const { run } = deps.database;
    const now = deps.clock();
    const { today, before } = homeDays(settings, now);
    const days = [today, ...before];
    const [takings, stays, facts, lately, shift] = await Promise.all([
      takingsOf(run, venueId, days, settings),
      staysOf(run, venueId, days),
      Promise.all(days.map(({ from, until }) => orderFacts(run, venueId, from, until))),
      orderFacts(run, venueId, new Date(now - LATELY_MS), new Date(now)),
      onShift(run, venueId, today.from, now),
    ]);
    const [mine = { soFar: 0, whole: 0, hours: new Map() }, ...theirs] = takings;
    const [own = lately, ...others] = facts;
    const weeks = theirs.flatMap((sold, place) => {
      const made = others[place];
      return made ? [{ sold, made }] : [];
    });
    const open = weeks.filter(({ sold }) => wasOpen(sold)).map(({ made }) => made);
    const minutes = wallTime(settings.timeZone, now).minutes;
    const { dayCutoffMinutes: cutoff } = settings;
    const beside = besideUsual(mine, theirs, dayHours(cutoff), dayHourAt(minutes, cutoff));
    const usualServe = usual(others.map(({ serve }) => serve));
    const needs = await needsOf(deps, {
      venueId,
      leads: leads.has(staff.role),
      kitchen: { now: lately.serve, usual: usualServe },
      drawersSince: new Date(today.from.getTime() - DAY_MS),
    });
    return {
      day: today.day,
      at: new Date(now).toISOString(),
      compared: beside.compared,
      takings: { now: mine.soFar, usual: beside.usual, likely: beside.likely },
      curve: [...beside.curve],
      minute: minutes % 60,
      orders: { now: own.orders, usual: usual(open.map(({ orders }) => orders)) },
      average: {
        now: average(mine.soFar, own),
        usual: usual(weeks.map(({ sold, made }) => average(sold.soFar, made))),
      },
      at_table: { now: stays[0] ?? null, usual: usual(stays.slice(1)) },
      kitchen: { now: own.serve, usual: usualServe },
      needs: needs.slice(0, LISTED),
      needs_count: needs.length,
      shift: shift.map(({ since, onBreak, ...person }) => ({
        ...person,
        since: since.toISOString(),
        on_break: onBreak,
      })),
    };
  };
