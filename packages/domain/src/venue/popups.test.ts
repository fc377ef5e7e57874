import { describe, expect, it } from 'vitest';
import { popupToShow, popupUrl } from './index.ts';

describe('popupToShow', () => {
  const popups = [{ id: 'a' }, { id: 'b' }];
  it.each([
    ['[POPUP-07] the first', [], 'a'],
    ['[POPUP-03] not a dismissed one', ['a'], 'b'],
    ['[POPUP-07] the first that is left', ['b'], 'a'],
    ['[POPUP-03] none when all are dismissed', ['b', 'a'], undefined],
  ])('%s', (_, dismissed, expected) => {
    expect(popupToShow(popups, dismissed)?.id).toBe(expected);
  });

  it('shows nothing where the venue has none', () => {
    expect(popupToShow([], [])).toBeNull();
  });
});

describe('popupUrl', () => {
  it.each([
    ['[POPUP-04] [POPUP-06] no scheme', 'venue.lt/brunch', 'http://venue.lt/brunch'],
    ['[POPUP-04] no scheme but a port', 'localhost:3000/x', 'http://localhost:3000/x'],
    ['[POPUP-06] no scheme but slashes', '//venue.lt', 'http://venue.lt'],
    ['[POPUP-04] https stays', 'https://venue.lt/?a=1', 'https://venue.lt/?a=1'],
    ['[POPUP-04] http stays', 'HTTP://venue.lt', 'HTTP://venue.lt'],
    ['blanks around it', '  venue.lt ', 'http://venue.lt'],
    ['script', 'javascript:alert(1)', null],
    ['script in disguise', 'java\tscript:alert(1)', null],
    ['data', 'data:text/html,<b>x', null],
    ['mail', 'mailto:a@venue.lt', null],
    ['a file', 'file:///etc/passwd', null],
    ['a path', '/tip/RUTA', null],
    ['a scheme alone', 'https://', null],
    ['words', 'see our site', null],
    ['empty', '', null],
    ['none', null, null],
  ])('%s: %j', (_, url, expected) => {
    expect(popupUrl(url)).toBe(expected);
  });
});
