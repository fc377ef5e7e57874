import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { banner } from './banner.ts';

const linesOf = (env: Record<string, string>): string[] =>
  banner(readEnv({ HOST: '127.0.0.1', ...env }), 3000)
    .trimEnd()
    .split('\n');

describe('what whoever starts the server reads', () => {
  it('ends with the one address to open first', () => {
    expect(linesOf({ DEMO: '1' }).slice(-2)).toEqual([
      'Open this first, in a window as narrow as a phone:',
      '  http://localhost:3000/VILNIUS-1',
    ]);
  });

  it('names the address that others reach it at', () => {
    expect(linesOf({ DEMO: '1', PUBLIC_URL: 'https://menu.example' }).at(-1)).toBe(
      '  https://menu.example/VILNIUS-1',
    );
  });

  it('speaks of no demo where there is none', () => {
    expect(linesOf({ DEMO: '0' }).join('\n')).not.toMatch(/VILNIUS|Open this first/);
  });
});
