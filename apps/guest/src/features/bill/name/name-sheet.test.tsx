import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import NameSheet from './NameSheet.tsx';

const sheet = (name: string | null) => {
  const guests = name === null ? [] : [{ guest_index: 1, name }];
  return shown(<NameSheet open onClose={vi.fn()} />, { more: { 'party:s': { guests } } });
};

it('offers a picture by one touch or a name, and the number back to who has one', () => {
  expect(sheet(null).names).not.toContain('Be a number again');
  expect(sheet('Ona').names).toContain('Be a number again');
  expect(sheet('🦊').html).toMatch(/aria-pressed="true"[^>]*>🦊/);
});
