import { type Counted, correctedHours, type Weight } from '@tableside/domain/payouts';
import type { ConsoleGifts } from '../tips-query.ts';

type Person = { readonly id: string; readonly name: string };
/** What the clock says of some business days. */
export type Worked = {
  readonly from: string;
  readonly to: string;
  readonly people: readonly (Person & { readonly hours: number })[];
};
export type CountedPerson = Person & Counted;

/** What somebody typed in place of what stands, by person. */
export type Typed = Readonly<Record<string, number>>;

const saidOf = (typed: Typed): Weight[] => Object.entries(typed).map(([to, weight]) => ({ to, weight }));

/**
 * With what each is counted: by hours what the clock says but for what was typed, by points those of the version, else the
 * parts that were typed. By hours nobody is counted before the days are read.
 */
export const countedPeople = (
  { people, sharing }: Pick<ConsoleGifts, 'people' | 'sharing'>,
  worked: Worked | null,
  typed: Typed,
): CountedPerson[] => {
  const named = (id: string, name: string, weight: number, recorded: number | null = null) => ({
    id,
    name,
    to: id,
    weight,
    recorded,
  });
  if (sharing.rule === 'points') {
    const points = new Map(sharing.points.map(each => [each.to, each.points]));
    return people.flatMap(({ id, name }) => {
      const weight = points.get(id);
      return weight === undefined ? [] : [named(id, name, weight)];
    });
  }
  if (sharing.rule === 'house') return people.map(({ id, name }) => named(id, name, typed[id] ?? 0));
  if (worked === null) return [];
  const hours = worked.people.map(({ id, hours: weight }) => ({ to: id, weight }));
  const counted = new Map(correctedHours(hours, saidOf(typed)).map(each => [each.to, each]));
  const names = new Map([...worked.people, ...people].map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => {
    const { weight, recorded } = counted.get(id) ?? { weight: 0, recorded: 0 };
    return named(id, name, weight, recorded);
  });
};

/** What of it the rule does not say by itself. */
export const saidWeights = (rule: ConsoleGifts['sharing']['rule'], counted: readonly CountedPerson[]) =>
  counted
    .filter(({ weight, recorded }) =>
      rule === 'house' ? weight > 0 : rule === 'hours' && weight !== recorded,
    )
    .map(({ to, weight }) => ({ to, weight }));
