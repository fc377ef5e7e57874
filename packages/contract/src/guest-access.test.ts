import { expect, it } from 'vitest';
import { guestCalls } from './index.ts';

it('[APP-03] nothing but loyalty and the profile asks a guest for an account, and nothing of theirs is for staff', () => {
  const closed = Object.entries(guestCalls).filter(
    ([path, { access }]) =>
      access !== 'public' && access !== 'session' && !/\/(?:loyalty|profile|register)\b/.test(path),
  );
  expect(closed.map(([path]) => path)).toEqual([]);
  expect(Object.keys(guestCalls).length).toBeGreaterThan(40);
});
