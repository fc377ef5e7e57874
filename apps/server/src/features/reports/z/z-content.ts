import type { ZContent } from '@tableside/contract/http/console/reports';
import { type Minor, minor } from '@tableside/domain/money';
import {
  accountParts,
  cashMoved,
  countCash,
  dayAt,
  figures,
  methodParts,
  personParts,
  vatParts,
} from '@tableside/domain/reports';
import type { Run } from '../../../database/database.ts';
import { dayRule, type Venue } from '../../venues/index.ts';
import { movementsSealed, spanOfSeals } from '../numbers/movement-store.ts';
import { ratedInSeals } from '../numbers/rate-store.ts';
import { namesOf } from '../numbers/service-store.ts';
import { figuresView, methodView, personView } from '../numbers/views.ts';
import { openBills } from './z-store.ts';

/** What a report is made of, and what a person says at closing. */
export type ZMaterial = {
  readonly seals: { readonly after: number; readonly number: number };
  readonly since: Date | null;
  readonly float: Minor;
  readonly counted: Minor | null;
  readonly note: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Everything a Z report says of the sealed records it is made of. Minor units. */
export const zContent = async (run: Run, venue: Venue, material: ZMaterial): Promise<ZContent> => {
  const { seals, since, float, counted, note, now } = material;
  const movements = await movementsSealed(run, venue.id, seals);
  const span = await spanOfSeals(run, venue.id, seals);
  const rule = dayRule(venue.settings);
  const of = figures(movements);
  const people = personParts(movements);
  const names = await namesOf(
    run,
    people.flatMap(({ person }) => person ?? []),
  );
  return {
    first_day: dayAt(span?.first.getTime() ?? now, rule),
    last_day: dayAt(span?.last.getTime() ?? now, rule),
    since: since?.toISOString() ?? null,
    figures: figuresView(of),
    methods: methodParts(movements).map(methodView),
    people: people.map(part => personView(part, names)),
    vat: vatParts(minor(of.net), venue.settings.legal, await ratedInSeals(run, venue.id, seals)),
    accounts: accountParts(movements).map(part => ({ ...part })),
    cash: countCash(float, cashMoved(movements), counted),
    open_bills: await openBills(run, venue.id),
    note,
  };
};
