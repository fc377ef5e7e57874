import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawReference,
  isApproved,
  isDeclined,
  MAX_REFERENCE,
  terminalErrorCode,
  terminalErrorWay,
  terminalResult,
} from './index.ts';

describe('the last word of a card terminal', () => {
  it.each([
    ['OK', '000', true],
    ['OK', '007', true],
    ['FAIL', '000', false],
    ['OK', '116', false],
    ['OK', 'UC', false],
    ['OK', '', false],
    ['OK', '0000', false],
    ['PENDING', '000', false],
  ])('%s %s approves: %s', (result, code, approved) => expect(isApproved(result, code)).toBe(approved));

  it.each([
    ['100', true],
    ['116', true],
    ['123', true],
    ['000', false],
    ['UC', false],
    ['1160', false],
  ])('%s is a refusal of the card: %s', (code, declined) => expect(isDeclined(code)).toBe(declined));

  it('never approves and declines with one code', () => {
    fc.assert(fc.property(fc.string(), code => !(isApproved('OK', code) && isDeclined(code))));
  });
});

describe('after an error at a kiosk', () => {
  it.each([
    ['GENERIC', true, null, false, false],
    ['ORDER_CREATE_FAILED', false, null, false, false],
    ['UC', true, 60, true, false],
    ['TA', true, 60, true, false],
    ['116', true, 60, true, false],
    ['BS', true, null, false, false],
    ['NR', true, null, false, false],
    ['NP', false, null, false, true],
    ['XX', true, null, false, false],
  ])('%s', (code, canRetry, startsOverAfter, nothingCharged, terminalOffline) => {
    expect(terminalErrorWay(code)).toEqual({ canRetry, startsOverAfter, nothingCharged, terminalOffline });
  });

  it('an unknown code is told as the general one', () => {
    expect(terminalErrorCode('constructor')).toBe('GENERIC');
    expect(terminalErrorCode('NR')).toBe('NR');
  });
});

describe('what became of a sale', () => {
  it.each([
    ['OK', '000', 'approved'],
    ['OK', '007', 'approved'],
    ['FAIL', '116', 'declined'],
    ['FAIL', '100', 'declined'],
    ['FAIL', 'BS', 'declined'],
    ['FAIL', 'SR', 'declined'],
    ['FAIL', 'UC', 'aborted'],
    ['FAIL', 'TA', 'aborted'],
    ['FAIL', 'NR', 'unknown'],
    ['FAIL', 'NP', 'unknown'],
    ['FAIL', 'DR', 'unknown'],
    ['FAIL', '', 'unknown'],
    ['FAIL', '000', 'unknown'],
    ['OK', '900', 'unknown'],
  ])('after %s %s is %s', (result, code, became) => expect(terminalResult(result, code)).toBe(became));
});

it('[TERM-22] a reference is a whole number from 1 to a thousand million', () => {
  expect(drawReference(() => 0)).toBe(1);
  expect(drawReference(() => 1 - Number.EPSILON / 2)).toBe(MAX_REFERENCE);
});
