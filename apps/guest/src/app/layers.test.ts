import { describe, expect, it, vi } from 'vitest';
import { createLayers } from './layers.ts';

/** A browser history of guard flags with a cursor. */
const aHistory = () => {
  const entries = [false];
  let at = 0;
  const host = {
    pushGuard: () => {
      entries.splice(at + 1, entries.length, true);
      at += 1;
    },
    back: () => {
      at -= 1;
      layers.popped('/menu');
    },
    onGuard: () => entries[at] === true,
  };
  const layers = createLayers(host);
  layers.moved('/menu');
  return { layers, depth: () => at, pressBack: () => host.back() };
};

describe('[MENU-43] Back', () => {
  it('closes what lies on top before it leaves the page', () => {
    const { layers, depth, pressBack } = aHistory();
    const closed: string[] = [];
    layers.open('toast', () => closed.push('toast'));
    layers.open('sheet', () => closed.push('sheet'));
    pressBack();
    expect(closed).toEqual(['sheet']);
    pressBack();
    expect(closed).toEqual(['sheet', 'toast']);
    expect(depth()).toBe(0);
  });

  it('is not swallowed by a sheet that was closed by its button', () => {
    const { layers, depth, pressBack } = aHistory();
    const close = vi.fn();
    const gone = layers.open('sheet', close);
    gone();
    pressBack();
    expect(close).not.toHaveBeenCalled();
    expect(depth()).toBe(-1);
  });

  it('needs one history entry however many sheets were opened and closed', () => {
    const { layers, depth } = aHistory();
    for (let time = 0; time < 5; time += 1) layers.open('sheet', () => undefined)();
    expect(depth()).toBe(1);
    expect(layers.isGuarded()).toBe(true);
  });
});
