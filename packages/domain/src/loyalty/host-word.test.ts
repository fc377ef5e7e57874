import { describe, expect, it } from 'vitest';
import { type HostAsked, type HostWord, judgeWord } from './index.ts';

const now = Date.parse('2026-03-18T10:00:00Z');
const asked: HostAsked = { number: 'GOLD-1001', currency: 'EUR', most: 20, now };
const word: HostWord = { number: 'GOLD-1001', currency: 'EUR', percent: 15, active: true, expiresAt: null };

describe('what another system says of a card', () => {
  it.each<[string, Partial<HostWord>, Partial<HostAsked>, object]>([
    ['as it should be', {}, {}, { percent: 15, expiresAt: null }],
    ['nothing off', { percent: 0 }, {}, { percent: 0, expiresAt: null }],
    ['as much as it may give', { percent: 20 }, {}, { percent: 20, expiresAt: null }],
    [
      'a percentage where members have prices alone',
      { percent: 15 },
      { most: null },
      { percent: 0, expiresAt: null },
    ],
    [
      '[LOYAL-15] good for a time',
      { expiresAt: Date.parse('2026-12-31T00:00:00Z') },
      {},
      { percent: 15, expiresAt: Date.parse('2026-12-31T00:00:00Z') },
    ],
    ['ended', { active: false }, {}, { percent: 15, expiresAt: now }],
    [
      'ended before its time was over',
      { active: false, expiresAt: Date.parse('2026-12-31T00:00:00Z') },
      {},
      { percent: 15, expiresAt: now },
    ],
    [
      'a number of its own choice',
      { number: 'Žalia 7/б' },
      { number: null },
      { percent: 15, expiresAt: null },
    ],
  ])('%s is believed', (_, said, over, expected) => {
    const number = said.number ?? word.number;
    expect(judgeWord({ ...word, ...said }, { ...asked, ...over })).toEqual({
      believed: { number, ...expected },
    });
  });

  it.each<[string, Partial<HostWord>, string]>([
    ['another currency', { currency: 'USD' }, 'currency'],
    ['less than nothing', { percent: -5 }, 'percent'],
    ['more than the venue lets it give', { percent: 21 }, 'percent'],
    ['more than everything', { percent: 900 }, 'percent'],
    ['half a percent', { percent: 0.5 }, 'percent'],
    ['no number at all', { percent: Number.NaN }, 'percent'],
    ['another card', { number: 'GOLD-1002' }, 'number'],
    ['a number that is a page', { number: '<b>1</b>' }, 'number'],
    ['a number as long as a letter', { number: '1'.repeat(41) }, 'number'],
    ['an end that is no day', { expiresAt: Date.parse('soon') }, 'expiry'],
    ['an end after everybody', { expiresAt: Date.parse('9999-12-31T00:00:00Z') }, 'expiry'],
  ])('%s is not', (_, said, lie) => {
    expect(judgeWord({ ...word, ...said }, asked)).toEqual({ lie });
  });
});
