import { describe, expect, it } from 'vitest';
import { deviceOf, isEasyPin, isPin } from './index.ts';

describe('a PIN', () => {
  it.each([
    ['4071', true, false],
    ['407182', true, false],
    ['0000', true, true],
    ['1234', true, true],
    ['987654', true, true],
    ['1357', true, false],
    ['1122', true, false],
    ['407', false, false],
    ['4071829', false, false],
    ['40a1', false, false],
  ])('%s: can be one %s, too easy %s', (pin, can, easy) => {
    expect(isPin(pin)).toBe(can);
    if (can) expect(isEasyPin(pin)).toBe(easy);
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
      'iPad',
      'Safari',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36 Edg/120.0', 'Windows', 'Edge'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36', 'Android', 'Chrome'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Linux', 'Firefox'],
    ['curl/8', null, null],
    [null, null, null],
  ])('%s', (agent, system, browser) => {
    expect(deviceOf(agent)).toEqual({ system, browser });
  });
});
