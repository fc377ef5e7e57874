import { ALWAYS, type Availability, type TimeRange } from '@tableside/domain/schedule';
import { choice, elements, type Field, fail, member, record, text } from './read-field.ts';

const HOURS = /^([1-7])(?:-([1-7]))? (\d\d):(\d\d)-(\d\d):(\d\d)$/;

const range = (field: Field): TimeRange => {
  const match = HOURS.exec(text(field));
  if (!match) return fail(field, 'must read like "1-5 08:00-11:30" (1 = Monday)');
  const [first = 0, last = first, fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match
    .slice(1)
    .map(part => (part === undefined ? undefined : Number(part)));
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  if (last < first || from > 1440 || to > 1440 || fromMinute > 59 || toMinute > 59) {
    return fail(field, 'is no time of a week');
  }
  return { days: Array.from({ length: last - first + 1 }, (_, i) => first + i), from, to };
};

/** When a category can be had; absent means always. MENU-44…46. */
export const readAvailability = (field: Field): Availability => {
  if (field.value === undefined) return ALWAYS;
  record(field, ['type', 'hours']);
  const ranges = elements(member(field, 'hours')).map(range);
  if (ranges.length === 0) return fail(member(field, 'hours'), 'names no hours');
  return { enabled: true, type: choice(member(field, 'type'), ['availability', 'visibility'], null), ranges };
};
