import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextProvider } from '../../i18n/index.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Venue } from './me.ts';
import { useClock } from './use-clock.ts';
import { VenueProvider } from './venue-context.ts';

const AT = '2026-11-28T22:30:00Z';
const Tile = () => {
  const clock = useClock();
  return <p>{`${clock.time(AT)} ${clock.dayOf(AT)}`}</p>;
};
const floorOf = (time_zone: string, tables: number) => (
  <TextProvider language="en" texts={{} as Texts}>
    <VenueProvider value={{ id: 'venue', role: 'waiter', time_zone } as Venue}>
      {Array.from({ length: tables }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Tile key={at} />
      ))}
    </VenueProvider>
  </TextProvider>
);

it("says the venue's time, of each venue its own", () => {
  expect(renderToString(floorOf('Europe/Vilnius', 1))).toContain('00:30 29 Nov 2026');
  expect(renderToString(floorOf('Europe/Lisbon', 1))).toContain('22:30 28 Nov 2026');
});

it('makes what it says times with once, however many tables there are', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  class Counted extends DateTimeFormat {
    constructor(...how: ConstructorParameters<typeof DateTimeFormat>) {
      super(...how);
      made += 1;
    }
  }
  Object.assign(Intl, { DateTimeFormat: Counted });
  try {
    renderToString(floorOf('Europe/Riga', 40));
  } finally {
    Object.assign(Intl, { DateTimeFormat });
  }
  // The days, with and without their year; the hours, and the days of instants.
  expect(made).toBe(4);
});
