import { describe, expect, it } from 'vitest';
import { TIMINGS } from '../../app/timings.ts';
import { shown } from '../../testing/shown.tsx';
import { POPUP_AFTER } from './index.ts';
import { PopupSheet } from './PopupSheet.tsx';
import { dismissedOf, dismissPopup, hadPopup, type Kept } from './seen.ts';

const popup = {
  id: 'autumn',
  image: '/autumn.webp',
  cta_text: 'See the dishes',
  url: 'venue.example/autumn',
};
const sheet = (over: Partial<typeof popup> | { cta_text: null } | { url: null }) =>
  shown(<PopupSheet popup={{ ...popup, ...over }} open onClose={() => undefined} />);

describe('the promotional popup', () => {
  it('[POPUP-01] [POPUP-04] [POPUP-05] shows its picture, and where it leads in a tab of its own', () => {
    const { html, control } = sheet({});
    expect(html).toContain('src="/autumn.webp"');
    const link = control(/^See the dishes/);
    expect(link.href).toBe('http://venue.example/autumn');
    expect(link.tag).toContain('target="_blank"');
  });

  it('[POPUP-01] leads nowhere without an address, and goes by the venue’s name without words', () => {
    expect(sheet({ url: null }).names).toEqual(['Close']);
    expect(sheet({ url: null }).text).toContain('See the dishes');
    expect(sheet({ cta_text: null }).control(/^Venue/).href).toBe('http://venue.example/autumn');
  });

  it('[POPUP-02] comes four seconds after the menu, the parts fetched late included', () => {
    expect(POPUP_AFTER).toBe(4_000);
    expect(TIMINGS.latePart).toBeLessThan(POPUP_AFTER);
  });
});

describe('what the phone remembers of popups', () => {
  const memory = (): Kept => {
    const values = new Map<string, string>();
    return { getItem: key => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
  };

  it('[POPUP-03] [POPUP-07] is each that was dismissed, and that this visit has had one', () => {
    const store = memory();
    expect(dismissedOf(['a', 'b'], store)).toEqual([]);
    dismissPopup('a', 'visit', store);
    expect(dismissedOf(['a', 'b'], store)).toEqual(['a']);
    expect([hadPopup('visit', store), hadPopup('next', store)]).toEqual([true, false]);
  });

  it('is nothing where the browser refuses to remember', () => {
    const full: Kept = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => dismissPopup('a', 'visit', full)).not.toThrow();
    expect(() => dismissPopup('a', 'visit', null)).not.toThrow();
    expect(dismissedOf(['a'], null)).toEqual([]);
  });
});
