import { ApiFailure } from '@tableside/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../data/api.ts';
import { leaveForBank } from './leave-for-bank.ts';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
const told = vi.mocked(api);
const lost = new ApiFailure('offline', 0, 'no answer');
const late = new DOMException('no answer in time', 'TimeoutError');
const refused = new ApiFailure('payment_not_found', 404, 'no such payment');

beforeEach(() => void told.mockReset());

describe('on the way to the bank', () => {
  it.each<[string, (Error | null)[], boolean]>([
    ['goes once the server has heard of it', [null], true],
    ['says it again when no answer came, and goes then', [lost, late, null], true],
    ['stays when nobody hears', [lost, lost, lost], false],
    ['stays when there is no such payment, and asks no more', [refused], false],
  ])('a phone %s', async (_, answers, goes) => {
    for (const answer of answers)
      if (answer) told.mockRejectedValueOnce(answer);
      else told.mockResolvedValueOnce({});
    expect(await leaveForBank('p')).toBe(goes);
    expect(told.mock.calls.map(([key, input]) => [key, input])).toEqual(
      answers.map(() => ['POST /payments/leaving/{uuid}', expect.objectContaining({ uuid: 'p' })]),
    );
  });
});
