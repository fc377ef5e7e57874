import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextProvider } from '../../../i18n/index.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { type Venue, VenueProvider } from '../../session/index.ts';
import { MemberRow } from './MemberRow.tsx';

const texts = {
  'loyalty.joined': ['since ', ['day']],
  'loyalty.remove': 'Remove',
  'loyalty.removeOf': '',
} as unknown as Texts;

/** No device is in both places. */
it.each([
  ['Pacific/Kiritimati', '1 Dec 2026'],
  ['Pacific/Niue', '30 Nov 2026'],
])('who joined is told by the day of the venue, wherever the device is: %s', (time_zone, day) => {
  const member = {
    id: 'member',
    name: 'Rūta',
    card_number: '123456789012',
    joined_at: '2026-11-30T12:30:00Z',
    balance: null,
    tier: null,
    mail: false,
    answers: [],
  };
  const html = renderToString(
    <MantineProvider>
      <TextProvider language="en" texts={texts}>
        <VenueProvider value={{ id: 'venue', role: 'owner', time_zone } as Venue}>
          <MemberRow member={member} onPoints={() => undefined} onRemove={() => undefined} />
        </VenueProvider>
      </TextProvider>
    </MantineProvider>,
  );
  expect(html).toContain(`since ${day}`);
});
