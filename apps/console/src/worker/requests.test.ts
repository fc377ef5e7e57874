import { describe, expect, it } from 'vitest';
import { isOurPage, treatmentOf } from './requests.ts';

const origin = 'https://menu.example';
const files = ['/console/', '/console/assets/index-1.js', '/console/icon.svg'];
const asked = (path: string, over: { method?: string; mode?: string } = {}) =>
  treatmentOf({ method: 'GET', mode: 'cors', origin, ...over, url: new URL(path, origin) }, files);

describe('what the worker of the console touches', () => {
  it('is its page, at every address that it has', () => {
    for (const path of ['/console/', '/console/vilnius/tables', '/console/vilnius/bills/1?a=b']) {
      expect(asked(path, { mode: 'navigate' })).toBe('page');
    }
  });

  it('is the files of its own build, and scripts of an earlier one, whose page may be open yet', () => {
    expect([asked('/console/assets/index-1.js'), asked('/console/icon.svg')]).toEqual(['file', 'file']);
    expect(asked('/console/assets/index-0.js')).toBe('file');
    expect(asked('/console/other.svg')).toBe('leave');
  });

  it.each([
    ['who is signed in', '/api/console/me'],
    ['the board', '/api/console/v/board'],
    ['the stream', '/api/console/v/realtime?after=1'],
    ['pictures', '/media/p/thumb.webp'],
    ['the menu of guests', '/menu/token'],
    ['other sites', 'https://elsewhere.example/console/assets/index-1.js'],
  ])('is never %s', (_, path) => {
    expect([asked(path), asked(path, { mode: 'navigate' })]).toEqual(['leave', 'leave']);
  });

  it('is nothing that changes something', () => {
    expect(asked('/api/console/sign-in', { method: 'POST' })).toBe('leave');
    expect(asked('/console/', { method: 'POST', mode: 'navigate' })).toBe('leave');
  });
});

it.each([
  ['the page', 200, '<script src="/console/assets/index-1.js"></script>', true],
  ['the error of a proxy', 502, '<script src="/console/assets/index-1.js"></script>', false],
  ['the sign-in of a hotel', 200, '<form>Room number</form>', false],
])('%s is ours: %#', (_, status, html, ours) => {
  expect(isOurPage(status, html)).toBe(ours);
});
