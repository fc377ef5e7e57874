import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { describe, expect, it } from 'vitest';
import { TEXT_AREAS } from '../../i18n/areas.ts';
import { roleMay } from '../session/index.ts';
import { findPlaces, type Worded } from './find.ts';
import { LABELS } from './labels.ts';
import { GROUPS, type Place, pathOf, placeAt, placesFor, settingsPageAt } from './places.ts';

const mayAs = (role: 'owner' | 'manager' | 'waiter') => (permission: Parameters<typeof roleMay>[1]) =>
  roleMay(role, permission);
const owner = mayAs('owner');

const worded = (language: string): Worded<Place>[] => {
  const texts: Record<string, string> = Object.assign(
    {},
    ...TEXT_AREAS.map(area => readLocale(language, area)),
  );
  const t = (key: string): string => texts[key] ?? key;
  return placesFor(owner).map(place => ({
    place,
    title: t(`place.${place.name}`),
    hint: t(`place.${place.name}.hint`),
    words: t(`place.${place.name}.words`),
    labels: LABELS[place.name].map(t),
  }));
};

describe('the places of settings', () => {
  it('have each an address of their own, which leads back to them', () => {
    const all = placesFor(owner);
    expect(new Set(all.map(place => pathOf('vilnius', place))).size).toBe(all.length);
    for (const place of all) {
      const [, , section, thing] = pathOf('vilnius', place).split('/');
      expect(placeAt(section as Parameters<typeof placeAt>[0], thing, owner)).toBe(place);
    }
  });

  it('stand in every group', () => {
    expect([...new Set(placesFor(owner).map(({ group }) => group))]).toEqual([...GROUPS]);
  });

  it('are for those who may change them', () => {
    const hidden = placesFor(owner).filter(place => !placesFor(mayAs('manager')).includes(place));
    expect(hidden.map(({ name }) => name)).toEqual([
      'venues',
      'team',
      'connections',
      'retention',
      'archive',
      'audit',
    ]);
    expect(placesFor(mayAs('waiter')).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['switches', 'owner', 'switches'],
    ['team', 'owner', 'team'],
    ['team', 'manager', undefined],
    ['hours', 'owner', undefined],
    ['nonsense', 'owner', undefined],
    [undefined, 'owner', undefined],
  ] as const)('settings/%s is for the %s the page %s', (thing, role, page) => {
    expect(settingsPageAt(thing, mayAs(role))).toBe(page);
  });
});

describe('the search of settings', () => {
  it.each([
    ['en', 'logo', 'Logo', 'looks'],
    ['en', 'call wait', 'Call a waiter', 'switches'],
    ['en', 'TAX', null, 'legal'],
    ['en', 'wifi', null, 'welcome'],
    ['en', 'employees', null, 'team'],
    ['en', 'alcohol', 'Age for alcohol', 'service'],
    ['en', 'backup', null, 'archive'],
    ['en', 'tips', null, 'tips'],
    ['lt', 'pvm', null, 'legal'],
    ['lt', 'arbatpinigiais', null, 'tips'],
    ['lt', 'sriftai', 'Šriftai', 'looks'],
    ['lt', 'darbuotojas', null, 'team'],
  ])('in %s for “%s” begins with %s of %s', (language, typed, label, place) => {
    const [first] = findPlaces(worded(language), typed);
    expect([first?.label ?? null, first?.in.place.name]).toEqual([label, place]);
  });

  it.each(['', '  ', '—', 'xyzzy'])('finds nothing for “%s”', typed => {
    expect(findPlaces(worded('en'), typed)).toEqual([]);
  });
});
