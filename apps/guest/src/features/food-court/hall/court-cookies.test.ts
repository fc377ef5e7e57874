import { beforeEach, expect, it, vi } from 'vitest';
import { rememberSession, rememberVisit, sessionAt, visitAt } from './kept-visit.ts';

const jar = new Map<string, string>();
const written: string[] = [];
beforeEach(() => {
  jar.clear();
  written.length = 0;
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
});

it('[FOOD-73] hall, visit and the sessions at its venues are remembered for six hours', () => {
  rememberVisit('HALL', 'visit');
  rememberSession('ramen', 'r');
  rememberSession('taco', 't');
  expect([visitAt('HALL'), sessionAt('ramen'), sessionAt('taco'), sessionAt('bowl')]).toEqual([
    'visit',
    'r',
    't',
    null,
  ]);
  expect(written.every(line => line.includes('max-age=21600'))).toBe(true);
});

it('another hall has neither the visit nor the sessions of the one before', () => {
  rememberVisit('HALL', 'visit');
  rememberSession('ramen', 'r');
  expect(visitAt('YARD')).toBeNull();
  rememberVisit('YARD', 'other');
  expect([visitAt('YARD'), visitAt('HALL'), sessionAt('ramen')]).toEqual(['other', null, null]);
});

it('what somebody else wrote there is no session', () => {
  jar.set('food-court-restaurants', 'no%20json');
  expect(sessionAt('ramen')).toBeNull();
});
