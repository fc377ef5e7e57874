import { ApiFailure } from '@tableside/contract/client';
import { expect, it } from 'vitest';
import { fullBill } from './full-bill.ts';

const refused = (code: 'validation_failed' | 'bill_closed', details: Record<string, unknown>) =>
  fullBill(new ApiFailure(code, 400, '', { message: '', code, details }));

it('a full bill is told from other refusals', () => {
  expect(refused('validation_failed', { fields: { lines: 'full' }, most: 500, room: 3 })).toEqual({
    most: 500,
    room: 3,
  });
  expect(refused('validation_failed', { fields: { lines: 'invalid' } })).toBeNull();
  expect(refused('bill_closed', { most: 500, room: 3 })).toBeNull();
  expect(fullBill(new Error('no'))).toBeNull();
});
