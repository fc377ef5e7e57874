import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../setup/root.ts';
import { checkCircles } from '../tidy/checks/circles.ts';
import { checkFeatures } from '../tidy/checks/features.ts';
import { checkFloors } from '../tidy/checks/floors.ts';
import { checkLayers } from '../tidy/checks/layers.ts';
import { checkRooms } from '../tidy/checks/rooms.ts';
import { checkStrictness } from '../tidy/checks/strictness.ts';
import { floorsIn } from '../tidy/floors.ts';
import { readSources, sourceFile, trackedPaths } from '../tidy/source-file.ts';
import type { Change } from './change.ts';
import { planOf } from './plan.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const plan = (kind: string, ...names: string[]): Change[] => planOf(kind, names, read);
const added = (changes: readonly Change[]): string[] =>
  changes.filter(({ adds }) => adds).map(({ path }) => path);

/** The sources as they are once the changes are written. */
const sourcesWith = (changes: readonly Change[]) => {
  const written = new Set(changes.map(({ path }) => path));
  return [
    ...readSources(root, trackedPaths(root)).filter(({ path }) => !written.has(path)),
    ...changes.map(({ path, text }) => sourceFile(path, text)),
  ];
};

describe('npm run new', () => {
  it('makes a feature of its folder, its contract and one place in two lists, and the house rules hold', () => {
    const changes = plan('feature', 'tip-jar', 'table');
    expect(added(changes)).toEqual(['packages/contract/src/http/index.ts', 'apps/server/src/features.ts']);
    for (const { path, text, adds } of changes) {
      if (!adds) continue;
      const [before, after] = [read(path).split('\n'), text.split('\n')];
      // One import and one place.
      expect(after.filter(line => !before.includes(line))).toHaveLength(2);
    }
    const sources = sourcesWith(changes);
    const list = changes.find(({ path }) => path.endsWith('/features.ts'))?.text ?? '';
    expect(floorsIn(list).table?.at(-1)).toBe('tip-jar');
    expect([
      ...checkFloors(sources, floorsIn(list), []),
      ...checkFeatures(sources),
      ...checkLayers(sources),
      ...checkStrictness(sources),
      ...checkCircles(sources, ['apps/server', 'packages']),
      ...checkRooms(sources.map(({ path }) => path)),
    ]).toEqual([]);
  });

  it('adds a call to a feature: its contract, its verb, its handler', () => {
    const feature = plan('feature', 'tip-jar');
    const there = new Map(feature.map(({ path, text }) => [path, text]));
    const changes = planOf(
      'call',
      ['POST /console/{venue}/tip-jar/empty', 'tip-jar'],
      path => there.get(path) ?? read(path),
    );
    const text = changes.map(change => change.text).join('\n');
    expect(text).toContain("'POST /console/{venue}/tip-jar/empty': empty,");
    expect(text).toContain("'GET /console/{venue}/tip-jar': show,");
    expect(text).toContain("export const empty: Handler<'POST /console/{venue}/tip-jar/empty'>");
  });

  it('makes a screen of a route that there is, and of no other', () => {
    expect(plan('screen', 'TipWaiter').map(({ path }) => path)).toEqual([
      'apps/guest/src/screens/TipWaiter/index.tsx',
      'apps/guest/src/screens/TipWaiter/TipWaiter.module.css',
    ]);
    expect(() => plan('screen', 'Nowhere')).toThrow('Nowhere is none of');
  });

  it('makes a provider of the files that the recipe names, and one line', () => {
    const changes = plan('provider', 'paybank');
    expect(added(changes)).toEqual(['packages/payments/src/registry.ts']);
    expect(changes.filter(({ adds }) => !adds).map(({ path }) => path.split('/').at(-1))).toEqual([
      'index.ts',
      'api.ts',
      'map.ts',
      'callback.ts',
    ]);
    expect(plan('provider', 'voucher', 'cash')).toHaveLength(2);
  });

  it.each([
    ['feature', ''],
    ['feature', 'Tip Jar'],
    ['feature', '../tip'],
    ['call', 'DELETE /console/{venue}/x'],
    ['call', 'GET /anybody'],
    ['cake', 'x'],
  ])('refuses %s %s in words', (kind, name) => {
    expect(() => plan(kind, name, 'tip-jar')).toThrow();
  });
});
