import { expect, it } from 'vitest';
import { failureTexts } from './failure-texts.ts';

it.each([
  ['[SCAN-15]', 'updating_menu', 'scan.updatingTitle', false],
  ['[SCAN-16]', 'venue_disabled', 'scan.disabledTitle', false],
  ['[SCAN-17]', 'server_error', 'scan.genericTitle', true],
  ['a venue that has published nothing:', 'menu_not_published', 'scan.noMenuTitle', false],
  ['a short code in the address:', 'table_code_spoken', 'scan.spokenTitle', false],
  ['a sign of before:', 'table_code_replaced', 'scan.replacedTitle', false],
  ['[SCAN-20]', 'rate_limited', 'scan.genericTitle', true],
] as const)('%s a scan that failed with %s says so', (_, code, title, reload) => {
  expect(failureTexts(code)).toMatchObject({ title, reload });
});

it.each([
  ['updating_menu', true],
  ['menu_not_published', true],
  ['server_error', true],
  ['venue_disabled', false],
  ['table_code_unknown', false],
  ['session_ended', false],
] as const)('[SCAN-15] what passes can be tried again: %s', (code, retry) => {
  expect(failureTexts(code).retry).toBe(retry);
});
