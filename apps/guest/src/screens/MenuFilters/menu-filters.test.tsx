import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import MenuFilters from './index.tsx';

it('[FILTER-02] has a card for each filter of the venue, with its name, its picture and its share of the row', () => {
  const menu_filters = [
    { name: 'For children', image: '/children.webp', flex_width: '50%', category_ids: ['c1'] },
    { name: 'Drinks', image: null, flex_width: '100%', category_ids: ['c2', 'c3'] },
  ];
  const { html } = shown(<MenuFilters params={{}} />, {
    session: aSession({ restaurant: { menu_filters } }),
  });
  const cards = [...html.matchAll(/<li.*?<\/li>/gs)].map(([card]) => ({
    name: card.replace(/<[^>]*>/g, '').trim(),
    share: /data-share="(\d+)"/.exec(card)?.[1],
    picture: card.includes('/children.webp'),
  }));
  expect(cards).toEqual([
    { name: 'For children', share: '50', picture: true },
    { name: 'Drinks', share: '100', picture: false },
  ]);
});

it('[ORDER-57] says in the page that orders are paused: no dock says it here', () => {
  const { html, text } = shown(<MenuFilters params={{}} />, {
    session: aSession({ restaurant: { order_status: 'temporarily_disabled' } }),
  });
  expect(html).toContain('data-status');
  expect(text).toContain('The venue has paused orders for a while.');
});
