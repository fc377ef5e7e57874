import { ApiFailure } from '@tableside/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { checkSameDevice } from './device-check.ts';

vi.mock('../api.ts', () => ({ api: vi.fn() }));
const call = vi.mocked(api);
const refusal = (details: Record<string, unknown>) =>
  new ApiFailure('not_the_same_device', 403, 'Not the same device', {
    code: 'not_the_same_device',
    message: 'Not the same device',
    details,
  });

beforeEach(() => {
  call.mockReset();
});

it('[SESSION-06] another phone is sent to the table it sits at', async () => {
  call.mockRejectedValue(refusal({ table_hash: 'VILNIUS-5' }));
  const leave = vi.fn();
  await checkSameDevice('one', leave);
  expect(leave).toHaveBeenCalledWith('/VILNIUS-5');
});

it('[SESSION-07] any other failure is thrown, and so is one that names no table', async () => {
  const leave = vi.fn();
  call.mockRejectedValueOnce(new ApiFailure('server_error', 500, 'Server error'));
  await expect(checkSameDevice('two', leave)).rejects.toThrow('Server error');
  call.mockRejectedValueOnce(refusal({}));
  await expect(checkSameDevice('three', leave)).rejects.toThrow('Not the same device');
  expect(leave).not.toHaveBeenCalled();
});

it('[SESSION-09] the device is checked once per page load', async () => {
  call.mockResolvedValue({ same_device: true });
  await checkSameDevice('four', vi.fn());
  await checkSameDevice('four', vi.fn());
  expect(call).toHaveBeenCalledTimes(1);
});
