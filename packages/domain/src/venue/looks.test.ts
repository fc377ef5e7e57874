import { describe, expect, it } from 'vitest';
import { LOOK_NAMES, type LookValues, lookProblems, looksOf, withLooks } from './index.ts';

const TIPS = { name: 'collective-tips-default-selection-index', value: '1' };

describe('looks of a venue', () => {
  it('are all customisations but those of money', () => {
    expect(LOOK_NAMES).toHaveLength(21);
    expect(LOOK_NAMES).not.toContain(TIPS.name);
  });

  it('[ENTITY-37] are read from and put among the name and value pairs; what is no look stays', () => {
    const list = [TIPS, { name: 'primary-color', value: '#F40' }, { name: 'hide-title', value: 'yes' }];
    expect(looksOf(list)).toEqual({ 'primary-color': '#ff4400', 'hide-title': 'true' });
    expect(withLooks(list, { 'dark-mode': 'true', 'primary-color': ' #0A0 ', disclaimer: ' ' })).toEqual([
      TIPS,
      { name: 'primary-color', value: '#00aa00' },
      { name: 'dark-mode', value: 'true' },
    ]);
  });

  it.each<[keyof LookValues, string, string | null]>([
    ['primary-color', '#12345', 'colour'],
    ['primary-color', 'red', 'colour'],
    ['primary-color', '', null],
    ['font-family', 'comic', 'font'],
    ['card-layout', 'spiral', 'choice'],
    ['header-cover-height', '900', 'number'],
    ['header-cover-height', '200', null],
    ['dark-mode', 'perhaps', 'flag'],
    ['disclaimer', '<b>bold</b>', 'text'],
    ['terms-link', 'javascript:alert(1)', 'link'],
    ['terms-link', 'venue.example/terms', null],
  ])('[THEME-10] %s of "%s" is refused as: %s', (name, value, problem) => {
    expect(lookProblems({ [name]: value })).toEqual(problem === null ? {} : { [name]: problem });
  });

  it('a link without a scheme becomes one that opens', () => {
    expect(withLooks([], { 'terms-link': 'venue.example/terms' })).toEqual([
      { name: 'terms-link', value: 'http://venue.example/terms' },
    ]);
  });
});
