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
