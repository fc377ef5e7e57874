import { expect, it } from 'vitest';
import { themeStyle } from './theme-style.ts';

const palette = {
  dark: true,
  background: '#111111',
  text: '#eeeeee',
  mutedText: '#aaaaaa',
  primaryText: '#ffaa00',
  surface: '#222222',
  surfaceText: '#eeeeee',
  surfaceMutedText: '#aaaaaa',
  surfacePrimaryText: '#ffaa00',
  primary: '#ffaa00',
  onPrimary: '#000000',
  border: '#333333',
  cardEdge: '#eeeeee',
  primaryEdge: '#ff4500',
  strongBorder: '#777777',
  tint: '#332b11',
  well: '#2e2e2e',
  danger: '#ff8a80',
  surfaceDanger: '#ff8a80',
  surfaceSuccess: '#7bd88f',
};

it('[THEME-01] a theme becomes variables; a font the venue did not choose stays the own one', () => {
  const css = themeStyle(palette, { body: null, title: 'Georgia, serif' });
  expect(css).toMatch(/^:root\{.*\}$/);
  expect(css).toContain('--primary:#ffaa00');
  expect(css).toContain('--font-title:Georgia, serif');
  expect(css).not.toContain('--font:');
});

it('[THEME-07] the scheme is the theme, whatever the phone says', () => {
  expect(themeStyle(palette, { body: null, title: null })).toContain('color-scheme:dark');
});
