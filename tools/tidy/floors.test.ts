import { describe, expect, it } from 'vitest';
import { floorsIn } from './floors.ts';

describe('the floors of the list of features', () => {
  it('are read in their order, a feature by its folder', () => {
    const text = [
      'export const FLOORS = {',
      '  ways: [',
      "    feature({ name: 'left-to-pay' }),",
      '    limits,',
      '    apiKeys,',
      '  ],',
      '  pages: [pages],',
      '} as const satisfies Floors;',
    ].join('\n');
    expect(floorsIn(text)).toEqual({ ways: ['left-to-pay', 'limits', 'api-keys'], pages: ['pages'] });
  });
});
