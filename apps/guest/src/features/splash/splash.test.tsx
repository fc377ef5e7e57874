import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aRestaurant } from '../../testing/wire-builders.ts';
import { FailSplash, Splash } from './index.ts';

const loading = {
  logo: '/mark.webp',
  logo_width: null,
  logo_height: null,
  background_color: '#14110f',
  background_image: '/wall.webp',
  loader_color: null,
  dark_powered_by: false,
};
const splash = (functionalities: string[], onDone: (() => void) | null = () => undefined) =>
  shown(<Splash restaurant={aRestaurant({ functionalities, loading_screen: loading })} onDone={onDone} />);

describe('the splash', () => {
  it('[SELECT-18] [SELECT-20] is the venue’s loading screen all over only when it is unified; what it says is the same', () => {
    const [unified, older] = [splash(['unified-splash-screen']), splash([])];
    expect([unified.html.includes('/wall.webp'), older.html.includes('/wall.webp')]).toEqual([true, false]);
    expect([unified.html.includes('/mark.webp'), older.html.includes('/mark.webp')]).toEqual([true, true]);
    expect(unified.text).toBe(older.text);
  });

  it('[PREVIEW-09] stays to be looked at in its preview', () => {
    expect(splash([], null).html).toContain('data-stays="true"');
    expect(splash([]).html).not.toContain('data-stays');
  });
});

it('[SCAN-19] a scan that failed without a status is answered by the general words, and says none', () => {
  const { text, names } = shown(<FailSplash code="server_error" />);
  expect(text).not.toContain('Status');
  expect(names).toEqual(['Reload']);
  expect(shown(<FailSplash code="server_error" status="maintenance" />).text).toContain(
    'Status: maintenance',
  );
});

it.each([
  ['venue_disabled', []],
  ['updating_menu', ['Try again']],
] as const)(
  '[SCAN-14] a code that opens nothing now leads to the menu that everybody may read: %s',
  (code, before) => {
    const host = { ...aRestaurant({ phone: '+370 600' }), menu: '/menu-of/kuku' };
    const { names, control } = shown(<FailSplash code={code} host={host} />);
    expect(names).toEqual([...before, 'View menu', '+370 600']);
    expect(control('View menu').href).toBe('/menu-of/kuku');
    expect(shown(<FailSplash code={code} host={{ ...host, menu: null }} />).names).not.toContain('View menu');
  },
);

it('[SCAN-14] who scans a code of a venue that is switched off and closed reads when it opens, whom to call and what its Wi-Fi is', () => {
  const host = {
    ...aRestaurant({
      phone: '+370 600',
      wifi: { network: 'Kuku guests', password: 'skanaus' },
      opening: { state: 'closed', reason: 'On holiday.', day: 'tomorrow', date: '', month: '', time: '9:00' },
    }),
    menu: null,
  };
  const { text, control } = shown(<FailSplash code="venue_disabled" host={host} />);
  expect(text).toContain('We are closed right now. We open tomorrow at 9:00.');
  expect(text).toMatch(/On holiday\..*Kuku guests.*skanaus/);
  expect(control('+370 600').href).toBe('tel:+370600');
});
