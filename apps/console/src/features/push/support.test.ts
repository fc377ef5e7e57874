import { expect, it } from 'vitest';
import { supportOf } from './support.ts';

const browser = { canPush: true, permission: 'default', isTouchApple: false, isInstalled: false } as const;
it.each([
  ['a browser that was not asked yet', browser, 'can'],
  ['one that allows it', { ...browser, permission: 'granted' as const }, 'can'],
  ['one that was told no', { ...browser, permission: 'denied' as const }, 'blocked'],
  ['an iPhone in the browser', { ...browser, canPush: false, isTouchApple: true }, 'install'],
  [
    'an old iPhone, installed',
    { ...browser, canPush: false, isTouchApple: true, isInstalled: true },
    'unsupported',
  ],
  ['an installed iPhone', { ...browser, isTouchApple: true, isInstalled: true }, 'can'],
  ['a browser without it', { ...browser, canPush: false }, 'unsupported'],
] as const)('%s', (_, given, expected) => {
  expect(supportOf(given)).toBe(expected);
});
