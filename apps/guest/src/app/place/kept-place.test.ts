import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReadingPlace } from './kept-place.ts';
import { type ReadingPlace, readingPlace, returnTo, stayHere } from './reading-place.ts';

vi.mock('./reading-place.ts', () => ({ readingPlace: vi.fn(), returnTo: vi.fn(), stayHere: vi.fn() }));

const soups: ReadingPlace = { top: 900, section: 'soups', offset: 40 };
const cart: ReadingPlace = { top: 10, section: '', offset: 0 };
let view: EventTarget;
let kept: Map<string, string>;
const loaded = (path: string): Map<string, ReadingPlace> => {
  vi.stubGlobal('location', { pathname: path });
  const places = new Map<string, ReadingPlace>();
  keepReadingPlace(places);
  return places;
};

beforeEach(() => {
  view = new EventTarget();
  kept = new Map();
  vi.mocked(returnTo).mockReset();
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('[APP-08] [APP-09] a page that is loaded again opens where it was left, and knows where the others were', () => {
  const before = loaded('/place-order/s');
  before.set('/menu/s', soups);
  vi.mocked(readingPlace).mockReturnValue(cart);
  view.dispatchEvent(new Event('pagehide'));
  vi.mocked(returnTo).mockReset();
  const after = loaded('/place-order/s');
  expect(vi.mocked(returnTo).mock.calls).toEqual([[cart]]);
  expect(after.get('/menu/s')).toEqual(soups);
});

it('leaves a guest alone who scrolls already, and a page that nobody has read', () => {
  vi.mocked(readingPlace).mockReturnValue(cart);
  loaded('/place-order/s');
  view.dispatchEvent(new Event('pagehide'));
  vi.mocked(returnTo).mockReset();
  loaded('/menu/s');
  vi.stubGlobal('scrollY', 300);
  loaded('/place-order/s');
  expect(returnTo).not.toHaveBeenCalled();
});

it('opens at its top where a browser keeps nothing, or something else', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => loaded('/menu/s')).not.toThrow();
  kept.set('reading-place', '["/menu/s",{"top":900}]');
  expect(() => loaded('/menu/s')).not.toThrow();
  expect(returnTo).not.toHaveBeenCalled();
});

it.each(['keydown', 'pointerdown', 'wheel'])(
  'a guest who does something meanwhile (%s) stays where they are',
  act => {
    loaded('/menu/s');
    vi.mocked(stayHere).mockReset();
    view.dispatchEvent(new Event(act));
    expect(stayHere).toHaveBeenCalledOnce();
  },
);
