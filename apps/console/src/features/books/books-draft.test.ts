import { describe, expect, it } from 'vitest';
import { type BooksDraft, draftOf, settingsOf, wrongFields } from './books-draft.ts';
import type { BookSettings } from './books-query.ts';
import { latestMonths, monthWords } from './months.ts';

const saved: BookSettings = {
  revision: 1,
  changed_by: null,
  settings: {
    chart: 'skr04',
    account_digits: 5,
    year_begins: 7,
    consultant: 29_098,
    client: null,
    accounts: { cash: '16010' },
    mail_to: null,
    polish_filer: null,
  },
  accounts: [],
  country: 'PL',
};

const WARSAW = {
  office: '1471',
  voivodeship: 'mazowieckie',
  county: 'Warszawa',
  commune: 'Warszawa',
  street: 'Długa',
  house: '7A',
  flat: '2',
  city: 'Warszawa',
  post_code: '00-950',
};

describe('the accounts as they are typed', () => {
  it('are sent as they were read, without fields that are empty', () => {
    expect(settingsOf(draftOf(saved))).toEqual(saved.settings);
    const emptied = { ...draftOf(saved), accounts: { cash: '' } };
    expect(settingsOf(emptied).accounts).toEqual({});
    const filer = { ...saved, settings: { ...saved.settings, polish_filer: WARSAW } };
    expect(settingsOf(draftOf(filer)).polish_filer).toEqual(WARSAW);
    expect(settingsOf({ ...draftOf(filer), poland: draftOf(saved).poland }).polish_filer).toBeNull();
  });

  it.each<[Partial<BooksDraft>, string[]]>([
    [{}, []],
    [{ mailTo: 'rasa@accounts.test' }, []],
    [{ mailTo: 'rasa' }, ['mail_to']],
    [{ mailTo: 'rasa@accounts' }, ['mail_to']],
    [{ consultant: '' }, []],
    [{ consultant: '1000' }, ['consultant']],
    [{ consultant: '29 098' }, ['consultant']],
    [{ client: '0' }, ['client']],
    [{ client: '100000' }, ['client']],
    [{ accounts: { cash: '1601', bank: '180000' } }, ['cash']],
    [{ poland: WARSAW }, []],
    [{ poland: { ...WARSAW, street: '', flat: '' } }, []],
    [{ poland: { ...WARSAW, office: '147', post_code: '00950' } }, ['poland:office', 'poland:post_code']],
    [{ poland: { ...WARSAW, county: ' ' } }, ['poland:county']],
    [{ digits: 4 }, []],
    [{ digits: 6 }, ['cash']],
  ])('%j are wrong in %j', (over, wrong) => {
    expect(wrongFields({ ...draftOf(saved), ...over })).toEqual(wrong);
  });
});

it('months are offered from this one back, over the turn of the year', () => {
  expect(latestMonths('2026-01-31').slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(latestMonths('2026-01-31')).toHaveLength(24);
  expect(monthWords('2026-03', 'en-GB')).toBe('March 2026');
});
