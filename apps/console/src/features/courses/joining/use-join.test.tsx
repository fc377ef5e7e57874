import { notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { kitchenKey } from '../../../api/query-keys.ts';
import { TextProvider } from '../../../i18n/index.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { aBoardOrder } from '../../../testing/samples.ts';
import { BoardProvider } from '../../board/index.ts';
import { type Venue, VenueProvider } from '../../session/index.ts';
import { useJoin } from './use-join.ts';

const venue = { id: 'venue', role: 'owner' } as Venue;
const texts = { 'app.close': 'Close', 'course.joined': 'Joined', 'course.undo': 'Undo' } as Texts;

/** What a component gets of the hook, which asks for nothing of a page. */
const joinIn = (client: QueryClient): ReturnType<typeof useJoin> => {
  let joining: ReturnType<typeof useJoin> | undefined;
  const Asks = () => {
    joining = useJoin('mains');
    return null;
  };
  renderToString(
    <QueryClientProvider client={client}>
      <TextProvider language="en" texts={texts}>
        <VenueProvider value={venue}>
          <BoardProvider>
            <Asks />
          </BoardProvider>
        </VenueProvider>
      </TextProvider>
    </QueryClientProvider>,
  );
  if (!joining) throw new Error('nothing was drawn');
  return joining;
};

/** Taps the button of the note that is shown. */
const tapNote = (): void => {
  const note = notificationsStore.getState().notifications[0]?.message as ReactElement<{
    children: readonly [string, ReactElement<{ onClick: () => void }>];
  }>;
  note.props.children[1].props.onClick();
};

it('a dish that joined another course, and one that is taken back out of it, has the kitchen read anew', async () => {
  const answer = { http: 200, code: 'ok', data: { changed: true, by: null } };
  const sent = vi.fn(async (_input: unknown, _init?: { body?: unknown }) => Response.json(answer));
  vi.stubGlobal('fetch', sent);
  const client = new QueryClient();
  const kitchen = kitchenKey(venue.id);
  const read = (): void => void client.setQueryData(kitchen, {});
  const isOld = () => client.getQueryState(kitchen)?.isInvalidated;
  const order = aBoardOrder();
  const [dish] = order.items as [(typeof order.items)[number]];
  read();
  await joinIn(client).join(order, dish, { id: 'starters', name: 'Starters', going: true });
  expect(isOld()).toBe(true);

  read();
  tapNote();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(isOld()).toBe(true));
  expect(JSON.parse(String(sent.mock.lastCall?.[1]?.body))).toEqual({
    items: [dish.id],
    course_id: 'mains',
    held: true,
  });
});
