import type { ZContent } from '@tableside/contract/http/console/reports';
import { type Minor, minor, sum } from '@tableside/domain/money';
import {
  accountParts,
  cashHandedOut,
  cashMoved,
  countCash,
  dayAt,
  figures,
  foundByPeople,
  methodParts,
  personParts,
  vatParts,
} from '@tableside/domain/reports';
import type { Run } from '../../../database/database.ts';
import { drawersToReport, type ReportedDrawer } from '../../drawers/index.ts';
import { dayRule, type Venue } from '../../venues/index.ts';
import { movementsSealed, spanOfSeals } from '../numbers/movement-store.ts';
import { ratedInSeals } from '../numbers/rate-store.ts';
import { namesOf } from '../numbers/service-store.ts';
import { figuresView, methodView, personView } from '../numbers/views.ts';
import type { Opening } from './drawer-store.ts';
import { openBills } from './z-store.ts';

/** What a report is made of, and what a person says at closing. */
export type ZMaterial = {
  readonly seals: { readonly after: number; readonly number: number };
  readonly since: Date | null;
  readonly float: Minor;
  readonly counted: Minor | null;
  /** What open drawers of people held at the report before. */
  readonly heldBefore: Minor;
  readonly note: string;
  readonly openings: readonly Opening[];
  /** Epoch milliseconds. */
  readonly now: number;
};

/** What a report says, and what it is not to be made without. */
export type ZMade = {
  readonly content: ZContent;
  /** Found by counts of people's drawers, which the house's own count is not about. */
  readonly foundByPeople: Minor;
  /** People's drawers that were counted since the report before. */
  readonly counted: readonly ReportedDrawer[];
};

const drawerLine = (drawer: ReportedDrawer): NonNullable<ZContent['drawers']>[number] => ({
  name: drawer.name,
  opened_at: drawer.openedAt.toISOString(),
  closed_at: drawer.closedAt?.toISOString() ?? null,
  float: drawer.float,
  expected: drawer.expected,
  counted: drawer.counted,
  difference: drawer.counted === null ? null : drawer.counted - drawer.expected,
});

/** Everything a Z report says of the sealed records it is made of. Minor units. */
export const zContent = async (run: Run, venue: Venue, material: ZMaterial): Promise<ZMade> => {
  const { seals, since, float, counted, heldBefore, note, openings, now } = material;
  const movements = await movementsSealed(run, venue.id, seals);
  const span = await spanOfSeals(run, venue.id, seals);
  const rule = dayRule(venue.settings);
  const of = figures(movements);
  const people = personParts(movements);
  const names = await namesOf(
    run,
    people.flatMap(({ person }) => person ?? []),
  );
  const handedOut = cashHandedOut(movements);
  const drawers = await drawersToReport(run, venue.id, seals.number);
  const held = sum(drawers.filter(({ closedAt }) => closedAt === null).map(each => minor(each.expected)));
  const content: ZContent = {
    first_day: dayAt(span?.first.getTime() ?? now, rule),
    last_day: dayAt(span?.last.getTime() ?? now, rule),
    since: since?.toISOString() ?? null,
    figures: figuresView(of),
    methods: methodParts(movements).map(methodView),
    people: people.map(part => personView(part, names)),
    vat: vatParts(minor(of.net), venue.settings.legal, await ratedInSeals(run, venue.id, seals)),
    accounts: accountParts(movements).map(part => ({ ...part })),
    cash: {
      ...countCash(float, cashMoved(movements), counted, { before: heldBefore, now: held }),
      ...(of.pettyCash !== 0 && { petty_cash: of.pettyCash }),
      ...(handedOut !== 0 && { handed_out: handedOut }),
    },
    ...(drawers.length > 0 && { drawers: drawers.map(drawerLine) }),
    drawer_openings: openings.map(({ at, by, reason }) => ({ at: at.toISOString(), by, reason })),
    open_bills: await openBills(run, venue.id),
    note,
  };
  return {
    content,
    foundByPeople: foundByPeople(movements),
    counted: drawers.filter(({ closedAt }) => closedAt !== null),
  };
};
