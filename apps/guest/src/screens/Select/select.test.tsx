import { readFileSync } from 'node:fs';
import { ApiFailure } from '@tableside/contract/client';
import { describe, expect, it } from 'vitest';
import { keys } from '../../data/keys.ts';
import { pageOf } from '../../server/page-of.ts';
import { shown, shownWithoutSession } from '../../testing/shown.tsx';
import { aBill, aSession } from '../../testing/wire-builders.ts';
import Select from './index.tsx';

const skeletonStyles = readFileSync(
  new URL('../../../../../packages/design/src/surfaces/Skeleton.module.css', import.meta.url),
  'utf8',
);

type Place = Parameters<typeof aSession>[0];
const welcome = (place: Place = {}, more = {}) =>
  shown(<Select params={{}} />, { session: aSession(place), more, url: '/select/s' });
const withFlags = (...functionalities: string[]) => welcome({ restaurant: { functionalities } });
const customized = (name: string) => welcome({ restaurant: { customizations: [{ name, value: 'true' }] } });

describe('the select screen', () => {
  it('[SELECT-02] has the session’s data from the server', () => {
    expect(pageOf('/select/abc')).toMatchObject({ kind: 'session', token: 'abc' });
    expect(welcome({ restaurant: { name: 'Sodas' } }).text).toContain('Sodas');
  });

  it('[SELECT-03] shows that it loads until the session is there', async () => {
    const { html, text } = await shownWithoutSession(<Select params={{}} />);
    expect(html).toContain('aria-busy="true"');
    expect(text).not.toContain('Venue');
    // What is on its way moves: each stand-in has the class that the sheet animates.
    expect(html.match(/class="_skeleton_/g)?.length).toBeGreaterThan(2);
    expect(skeletonStyles).toMatch(/\.skeleton \{[^}]*animation: breathe [\d.]+s[^;]* infinite/);
  });

  it('[SELECT-19] says what the server called it when the session cannot be loaded', async () => {
    const wire = (status?: string) => ({
      message: '',
      code: 'server_error' as const,
      ...(status ? { status } : {}),
    });
    const failed = (status: string | undefined, http: number) =>
      shownWithoutSession(<Select params={{}} />, new ApiFailure('server_error', http, '', wire(status)));
    expect((await failed('maintenance', 503)).text).toContain('maintenance');
    const plain = await failed(undefined, 500);
    expect(plain.text).toContain('500');
    expect(plain.names).toContain('Reload');
  });

  it('[SELECT-04] is the venue’s own: mark, cover, name, words, links, and the table', () => {
    const { html, text, controls } = welcome({
      restaurant: {
        name: 'Sodas',
        logo: '/logo.webp',
        splash_cover: '/cover.webp',
        splash_description: 'Under the apple trees.',
        social_links: [{ name: 'instagram', link: 'https://instagram.com/sodas', size: null, color: null }],
      },
      table: { name: 'Terrace 7' },
    });
    for (const words of ['Sodas', 'Under the apple trees.', 'Terrace 7']) expect(text).toContain(words);
    for (const picture of ['/logo.webp', '/cover.webp']) expect(html).toContain(picture);
    expect(controls.map(({ href }) => href)).toContain('https://instagram.com/sodas');
  });

  it('[SELECT-05] hides the name of the venue from sight, not from readers', () => {
    expect(welcome().html).not.toContain('<h1 class="visually-hidden"');
    expect(customized('hide-title').html).toMatch(/<h1 class="visually-hidden"[^>]*>Venue</);
    expect(customized('hide-title').text).toContain('Table 5');
  });

  it('[SELECT-06] hides the table and leaves the venue', () => {
    const { text, html } = customized('hide-table-name');
    expect(text).not.toContain('Table 5');
    expect(html).not.toContain('<h1 class="visually-hidden"');
  });

  it.each([
    ['nothing is on', [], ['View menu']],
    ['ordering', ['order'], ['View menu and order', 'Payment history']],
    ['paying the bill', ['pay-go'], ['View menu', 'Pay the bill', 'Payment history']],
    ['calling the waiter', ['call-waiter'], ['View menu', 'Call the waiter']],
  ] as const)(
    '[SELECT-07] [SELECT-11] [SELECT-14] has only the buttons of what is on: %s',
    (_, flags, names) => {
      expect(withFlags(...flags).names).toEqual(['Language', ...names]);
    },
  );

  it('[SELECT-07] neither pays, orders nor calls in a preview', () => {
    const functionalities = ['order', 'pay-go', 'call-waiter'];
    expect(welcome({ mode: 'preview', restaurant: { functionalities } }).names).toEqual([
      'Language',
      'View menu',
    ]);
  });

  it('[SELECT-13] [SELECT-14] asks for a review where the venue wants any, whatever else is on, and not in a preview', () => {
    const names = (mode: 'scan' | 'preview', reviews: boolean) =>
      welcome({ mode, restaurant: { functionalities: [], reviews } }).names;
    expect(names('scan', true)).toEqual(['Language', 'View menu', 'Leave a review']);
    expect(names('scan', false)).not.toContain('Leave a review');
    expect(names('preview', true)).not.toContain('Leave a review');
  });

  it('[SELECT-12] [FLAG-18] calls the waiter where the venue wants to be called', () => {
    expect(withFlags('order', 'call-waiter').names).toContain('Call the waiter');
    expect(withFlags('order').names).not.toContain('Call the waiter');
  });

  it('[SELECT-10] leads to the first open bill', () => {
    const bills = [
      aBill({ unique_order_number: 'paid', is_paid: true }),
      aBill({ unique_order_number: 'closed', status: 'closed' }),
      aBill({ unique_order_number: 'first' }),
      aBill({ unique_order_number: 'second' }),
    ];
    const place = { restaurant: { functionalities: ['pay-go'] } };
    const href = (known: object) => welcome(place, known).control('Pay the bill').href;
    expect(href({ [keys.bills('s')]: bills })).toBe('/order/s?orderNumber=first');
    expect(href({})).toBe('/order/s');
  });

  it('[SELECT-10] offers no bill at a counter until there is one', () => {
    const table = { order_type: 'pickup' as const };
    const place = { table, restaurant: { functionalities: ['pay-go'] } };
    expect(welcome(place).names).not.toContain('Pay the bill');
    const bills = [aBill({ unique_order_number: 'first' })];
    expect(welcome(place, { [keys.bills('s')]: bills }).names).toContain('Pay the bill');
  });

  it('[SELECT-15] has the venue’s own buttons, in a new tab where it says so', () => {
    const { control } = welcome({
      restaurant: {
        select_screen_buttons: [
          { text: 'Book a table', link: 'https://book.example', icon: null, open_new_tab: true },
          { text: 'Our story', link: '/story', icon: null, open_new_tab: false },
        ],
      },
    });
    const book = control(/^Book a table/);
    expect([book.href, book.tag]).toEqual([
      'https://book.example',
      expect.stringContaining('target="_blank"'),
    ]);
    const story = control('Our story');
    expect([story.href, story.tag]).toEqual(['/story', expect.not.stringContaining('target')]);
  });

  it('[SELECT-17] [ENTITY-11] says made in Lithuania in Lithuania alone', () => {
    for (const country_code of ['LT', 'lt', 'Lt'])
      expect(welcome({ restaurant: { country_code } }).text).toContain('Made in Lithuania');
    expect(welcome({ restaurant: { country_code: 'lv' } }).text).not.toContain('Made in Lithuania');
  });
});
