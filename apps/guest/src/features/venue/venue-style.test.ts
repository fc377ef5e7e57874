import { expect, it } from 'vitest';
import { aRestaurant } from '../../testing/wire-builders.ts';
import { venueStyle } from './venue-style.ts';

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
  const css = venueStyle(aRestaurant({ loading_screen: loading }));
  expect(css).not.toContain('red');
  expect(css).toContain('--splash-loader:#ffffff');
  expect(css).toContain('--splash-logo:320px');
});
