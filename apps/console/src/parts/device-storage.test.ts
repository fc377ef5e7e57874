import { afterEach, expect, it, vi } from 'vitest';
import { rememberedVenue, rememberVenue } from '../features/session/remembered-venue.ts';
import { deviceMemory } from './device-memory.ts';
import { deviceStorage } from './device-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const aBrowser = () => {
  const kept = new Map<string, string>();
  const browser = { isFull: false, kept };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (browser.isFull) throw new DOMException('', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
  });
  return browser;
};

it('a browser that is full breaks no screen: what it should remember is known until the page is left', () => {
  const browser = aBrowser();
  rememberVenue('cafe');
  browser.isFull = true;
  rememberVenue('hotel');
  expect(rememberedVenue()).toBe('hotel');
  expect([...browser.kept.values()]).toEqual(['cafe']);
  browser.isFull = false;
  rememberVenue('bar');
  expect([rememberedVenue(), [...browser.kept.values()]]).toEqual(['bar', ['bar']]);
  const { remember, remembered } = deviceMemory('terminal');
  browser.isFull = true;
  remember('v', 't1');
  expect(remembered('v')).toBe('t1');
  remember('v', null);
  expect(remembered('v')).toBeNull();
});

it('a browser that lets nobody look keeps nothing', () => {
  const refusing = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refusing, setItem: refusing, removeItem: refusing });
  expect(deviceStorage.getItem('language')).toBeNull();
  deviceStorage.setItem('language', 'lt');
  expect(deviceStorage.getItem('language')).toBe('lt');
  deviceStorage.removeItem('language');
  expect(deviceStorage.getItem('language')).toBeNull();
});
