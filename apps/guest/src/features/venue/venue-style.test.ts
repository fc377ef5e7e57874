import { lettersOf } from '@tableside/design/fonts/faces.ts';
import { FONT_STACKS } from '@tableside/domain/venue';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../testing/wire-builders.ts';
import { plainStyle, venueFontFiles, venueStyle } from './venue-style.ts';

const style = (customizations: { name: string; value: string }[]) =>
  venueStyle(aRestaurant({ customizations }));

it("[THEME-01] the venue's colours become variables", () => {
  expect(style([{ name: 'primary-color', value: '#1f5f4a' }])).toContain('--primary:#1f5f4a');
});

it('[MENU-08] the cover is 150 px high unless the venue says otherwise', () => {
  expect(style([])).toContain('--cover-height:150px');
  expect(style([{ name: 'header-cover-height', value: '220' }])).toContain('--cover-height:220px');
});

it('[THEME-10] what is no colour never reaches the style', () => {
  const evil = '</style><script>';
  expect(style([{ name: 'primary-color', value: evil }])).not.toContain('<');
  const loading = {
    logo: null,
    logo_width: 9000,
    logo_height: null,
    background_color: 'red;}',
    background_image: null,
    loader_color: '#ffffff',
    dark_powered_by: false,
  };
  const css = venueStyle(
    aRestaurant({ loading_screen: loading, functionalities: ['unified-splash-screen'] }),
  );
  expect(css).not.toContain('red');
  expect(css).toContain('--splash-loader:#ffffff');
  expect(css).toContain('--splash-logo:320px');
});

it('[ENTITY-03] the mark of the splash is as wide and as high as the venue says, within the screen', () => {
  const marked = (logo_width: number | null, logo_height: number | null) =>
    venueStyle(
      aRestaurant({
        loading_screen: {
          logo: '/mark.webp',
          logo_width,
          logo_height,
          background_color: null,
          background_image: null,
          loader_color: null,
          dark_powered_by: false,
        },
      }),
    );
  expect(marked(240, 60)).toMatch(/--splash-logo:240px;--splash-logo-height:60px/);
  expect(marked(240, null)).not.toContain('--splash-logo-height');
  expect(marked(null, 9000)).toContain('--splash-logo-height:320px');
});

describe('the splash', () => {
  const loading = {
    logo: null,
    logo_width: null,
    logo_height: null,
    background_color: '#ffffff',
    background_image: null as string | null,
    loader_color: '#b4481e',
    dark_powered_by: false,
  };
  const splash = (functionalities: string[], over: Partial<typeof loading> = {}) =>
    venueStyle(aRestaurant({ functionalities, loading_screen: { ...loading, ...over } }));
  const UNIFIED = ['unified-splash-screen'];

  it('[SELECT-18] [SELECT-20] [FLAG-17] stands on the venue’s own ground when it is unified, else on the theme’s', () => {
    expect(splash(UNIFIED)).toContain('--splash-bg:#ffffff');
    expect(splash([])).not.toContain('--splash-bg');
    for (const css of [splash(UNIFIED), splash([])]) expect(css).toContain('--splash-loader:#b4481e');
  });

  it('is written in what reads on that ground, over a picture as the venue says', () => {
    expect(splash(UNIFIED)).toContain('--splash-text:#000000');
    expect(splash(UNIFIED, { background_color: '#14110f' })).toContain('--splash-text:#ffffff');
    const picture = { background_image: '/wall.webp' };
    expect(splash(UNIFIED, picture)).toContain('--splash-text:#ffffff');
    expect(splash(UNIFIED, { ...picture, dark_powered_by: true })).toContain('--splash-text:#000000');
  });
});

describe('fonts', () => {
  const families = (css: string) => [
    ...new Set(
      [...css.matchAll(/@font-face\{font-family:"([^"]+)";[^}]*url\(/g)].map(([, family]) => family),
    ),
  ];

  it('[THEME-01] come with the product, from this origin, and only those that were chosen', () => {
    const css = style([
      { name: 'font-family', value: 'system' },
      { name: 'title-font-family', value: 'lora' },
    ]);
    expect(css).toMatch(/@font-face\{font-family:"Lora";[^}]*url\(\/[^)]*lora-latin[^)]*\.woff2\)/);
    expect(css).not.toMatch(/url\((?!\/)/);
    expect(families(css)).toEqual(['Lora']);
    expect(families(style([{ name: 'font-family', value: 'serif' }]))).toEqual([]);
  });

  it('[THEME-01] are ours where the venue chose none: a serif for titles, a sans for the rest', () => {
    const css = style([]);
    expect(families(css).sort()).toEqual(['Inter', 'Tableside Serif']);
    expect(css).toMatch(/--font:"Inter",/);
    expect(css).toMatch(/--font-title:"Tableside Serif",/);
    expect(families(plainStyle()).sort()).toEqual(['Inter', 'Tableside Serif']);
  });

  it('[THEME-01] titles are set in the letters of the text unless others were chosen', () => {
    expect(style([{ name: 'font-family', value: 'jost' }])).toMatch(/--font-title:"Jost",/);
  });

  it('stand-ins of the device take the same room until the file is there', () => {
    const css = style([]);
    expect(css).toMatch(/--font-title:"Tableside Serif","Tableside Serif in Georgia",.*Georgia, serif/);
    expect(css).toMatch(
      /"Tableside Serif in Georgia";[^}]*local\("Georgia"\);size-adjust:98%;ascent-override/,
    );
    // Medium letters are wider, and a device stands in for all weights with one.
    expect(css).toMatch(/"Inter in Arial";font-weight:400 449;[^}]*;size-adjust:105\.4%;ascent-override/);
    expect(css).toMatch(/"Inter in Arial";font-weight:450 700;[^}]*;size-adjust:108\.5%;ascent-override/);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 'Roboto', 'Noto Serif'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'Arial', 'Georgia'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'Arial', 'Georgia'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', 'DejaVu Sans', 'DejaVu Serif'],
    ['', 'Roboto', 'Georgia'],
  ])(
    'a stand-in that the device has is looked for first, and each of the others after it: %s',
    (agent, text, title) => {
      const restaurant = aRestaurant({ customizations: [] });
      const css = venueStyle(restaurant, lettersOf(agent));
      expect(css).toContain(`--font:"Inter","Inter in ${text}",`);
      expect(css).toContain(`--font-title:"Tableside Serif","Tableside Serif in ${title}",`);
      expect(plainStyle(lettersOf(agent))).toContain(`--font:"Inter","Inter in ${text}",`);
      const names = (style: string) => [...style.matchAll(/"[^"]+ in [^"]+"/g)].map(String).sort();
      expect(names(css)).toEqual(names(venueStyle(restaurant)));
    },
  );

  it('asks with the page for the files of the letters that its language surely shows', () => {
    const files = (language: string) =>
      venueFontFiles(aRestaurant({ customizations: [] }), language).join(' ');
    expect(files('en')).toMatch(/printed-latin\S* \S*inter-latin[^ ]*$/);
    expect(files('lt')).toMatch(/inter-latin-ext/);
    expect(files('uk')).toMatch(/printed-cyrillic\S* .*inter-cyrillic/);
    expect(files('el')).toMatch(/printed-greek\S* .*inter-greek/);
    expect(files('ar')).not.toMatch(/cyrillic|greek/);
  });

  it('[THEME-01] that can be chosen are on every phone or among those that come along', () => {
    const phones = ['system', 'serif', 'mono'];
    for (const name of Object.keys(FONT_STACKS)) {
      const named = families(style([{ name: 'font-family', value: name }]));
      expect([name, named.length]).toEqual([name, phones.includes(name) ? 0 : 1]);
    }
  });
});

it('[THEME-02] the loader has its colour with and without a loading screen', () => {
  expect(style([{ name: 'loader-color', value: '#00aa00' }])).toContain('--splash-loader:#00aa00');
});

describe('shapes', () => {
  it('[THEME-01] corners and headings are the product’s own unless the venue chose others', () => {
    expect(style([])).not.toMatch(/--r-|--head-/);
    const sharp = style([{ name: 'corner-style', value: 'sharp' }]);
    expect(sharp).toContain('--r-lg:2px');
    expect(sharp).toContain('--r-full:3px');
    expect(style([{ name: 'heading-style', value: 'capitals' }])).toContain('--head-case:uppercase');
    expect(style([{ name: 'heading-style', value: 'shouting' }])).not.toContain('--head-');
  });
});
