import { expect, it } from 'vitest';
import { dayRule } from '../../venues/index.ts';
import { dueDays } from './due-days.ts';

const rule = dayRule({ timeZone: 'Europe/Vilnius', dayCutoffMinutes: 300 });

it.each([
  ['the evening of the day itself', '2026-03-17', '2026-03-18T20:00:00Z', []],
  ['the minute it ends, when the last entry may be on its way', '2026-03-17', '2026-03-19T03:10:00Z', []],
  ['a quarter of an hour later', '2026-03-17', '2026-03-19T03:15:00Z', ['2026-03-18']],
  ['after it was sent', '2026-03-18', '2026-03-19T09:00:00Z', []],
  ['three days on', '2026-03-15', '2026-03-19T09:00:00Z', ['2026-03-16', '2026-03-17', '2026-03-18']],
  ['the night the clocks go on', '2026-03-27', '2026-03-29T02:15:00Z', ['2026-03-28']],
])('at %s the days to mail are the ended ones that were not mailed', (_, last, now, due) => {
  expect(dueDays(last, Date.parse(now), rule)).toEqual(due);
});

it('a server that was away for a month mails the last week', () => {
  const due = dueDays('2026-02-01', Date.parse('2026-03-19T09:00:00Z'), rule);
  expect([due[0], due.length, due.at(-1)]).toEqual(['2026-03-12', 7, '2026-03-18']);
});
