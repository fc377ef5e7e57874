import type { NumbersView } from '@tableside/contract/http/console/reports';
import {
  accountParts,
  addDays,
  dayBounds,
  dayNumber,
  daysBefore,
  figures,
  type JournalTotal,
  methodParts,
  personParts,
  vatParts,
} from '@tableside/domain/reports';
import type { Run } from '../../../database/database.ts';
import { dayRule, type Venue } from '../../venues/index.ts';
import { itemsBetween } from './item-store.ts';
import { itemParts } from './items.ts';
import { movementsBetween, netBetween } from './movement-store.ts';
import { endOf, type Period, periodView, startOf } from './period.ts';
import { ratedBetween } from './rate-store.ts';
import { countOrders, coversBetween, namesOf, orderFacts } from './service-store.ts';
import { figuresView, methodView, personView } from './views.ts';

const HOURS = 24;

const sums = (movements: readonly JournalTotal[]) => {
  const { net, received, tips, tipsRefunded } = figures(movements);
  return { net, received, tips: tips - tipsRefunded };
};

/** The whole of what a period is compared with; of one that still runs, as much of it as has gone. */
const comparison = async (run: Run, venue: Venue, period: Period, now: number) => {
  const { from, to } = daysBefore(period.kind, period);
  const bounds = dayBounds(from, to, dayRule(venue.settings));
  const [start = 0] = bounds;
  const gone = now - startOf(period).getTime();
  const end =
    now < endOf(period).getTime() ? Math.min(start + gone, bounds.at(-1) ?? 0) : (bounds.at(-1) ?? 0);
  const [first, last] = [new Date(start), new Date(end)];
  const net = await netBetween(run, venue.id, first, last);
  return { from, to, net, orders: await countOrders(run, venue.id, first, last) };
};

/** Everything about a period, all of money from the journal. `run` in one transaction sees one moment. */
export const readNumbers = async (
  run: Run,
  venue: Venue,
  period: Period,
  now: number,
): Promise<NumbersView> => {
  const { settings, id } = venue;
  const [from, to] = [startOf(period), endOf(period)];
  const { all, byDay, byHour } = await movementsBetween(run, id, period.bounds, settings.timeZone);
  const of = figures(all);
  const items = itemParts(await itemsBetween(run, id, from, to), of);
  const { orders, refused, accept, serve } = await orderFacts(run, id, from, to);
  const people = personParts(all);
  const names = await namesOf(
    run,
    people.flatMap(({ person }) => person ?? []),
  );
  const methods = methodParts(all);
  const days = dayNumber(period.to) - dayNumber(period.from) + 1;
  const firstHour = Math.trunc(settings.dayCutoffMinutes / 60);
  return {
    period: periodView(period, now),
    figures: figuresView(of),
    before: await comparison(run, venue, period, now),
    counts: {
      orders,
      refused,
      covers: await coversBetween(run, id, from, to),
      payments: methods.reduce((total, { payments }) => total + payments, 0),
    },
    times: { accept, serve },
    days: Array.from({ length: days }, (_, index) => ({
      day: addDays(period.from, index),
      ...sums(byDay.filter(({ day }) => day === index + 1)),
    })),
    hours: Array.from({ length: HOURS }, (_, index) => {
      const hour = (firstHour + index) % HOURS;
      return { hour, ...sums(byHour.filter(movement => movement.hour === hour)) };
    }),
    items,
    methods: methods.map(methodView),
    people: people.map(part => personView(part, names)),
    vat: vatParts(of.net, settings.legal, await ratedBetween(run, id, from, to)),
    accounts: accountParts(all).map(part => ({ ...part })),
  };
};
