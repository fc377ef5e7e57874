import { expect, it } from 'vitest';
import { wrongIn as wrongInFiscal } from '../fiscal/fiscal-query.ts';
import { addressProblem, placeProblem } from '../printing/printer-draft.ts';
import { wrongIn as wrongInTerminal } from '../terminals/terminal-draft.ts';

const GONE = { fields: { bridge: 'unknown' } };

it('a bridge that is none any more is said beside the field, whatever the device', () => {
  expect(wrongInFiscal(GONE)).toEqual({ address: null, bridge: true, on: null });
  expect(wrongInTerminal(GONE)).toEqual({ address: null, table: null, bridge: true });
});

it('an address and a table are said with what is wrong with them', () => {
  const details = { fields: { address: 'not_allowed', table: 'unknown' } };
  expect(wrongInFiscal(details)).toEqual({ address: 'not_allowed', bridge: false, on: null });
  expect(wrongInTerminal(details)).toEqual({ address: 'not_allowed', table: 'unknown', bridge: false });
  expect([addressProblem(details), placeProblem(details)]).toEqual(['not_allowed', 'unknown']);
});

it.each([undefined, {}, { fields: { name: 'long' } }])(
  'what the server refused for something else is no field of theirs: %j',
  details => {
    expect(wrongInFiscal(details)).toBeNull();
    expect(wrongInTerminal(details)).toBeNull();
    expect([addressProblem(details), placeProblem(details)]).toEqual([null, null]);
  },
);
