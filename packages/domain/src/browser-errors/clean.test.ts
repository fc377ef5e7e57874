import { describe, expect, it } from 'vitest';
import { cleanMessage, cleanStack, cleanSteps, ERROR_LIMITS } from './clean.ts';

const TOKEN = 'kD3_x9Aq-Zt7Lm2PvB8nC4rW1sYh6Ug0eTj5fKi-OoQ';

describe('what is told of an error in a browser', () => {
  it.each([
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'price')",
      "Cannot read properties of undefined (reading 'price')",
    ],
    ['TypeError', 'x.categories.flatMap is not a function', 'x.categories.flatMap is not a function'],
    ['TypeError', "Cannot read 'Rasa Petrauskienė'", 'Cannot read …'],
    ['Error', 'no dish "No onions, for Rasa"', 'no dish …'],
    ['SyntaxError', 'Unexpected token in JSON at "{name: Rasa}"', 'Unexpected token in JSON at …'],
    ['TypeError', `Failed to fetch https://menu.example/menu/${TOKEN}?x=1#y`, 'Failed to fetch …'],
    ['Error', `session ${TOKEN} is over`, 'session … is over'],
    ['Error', 'mail to rasa@example.lt failed', 'mail to … failed'],
    ['Error', 'call +370 612 34567 back', 'call … back'],
    ['Error', 'two\n  lines', 'two lines'],
  ])('%s: %s', (name, message, told) => expect(cleanMessage(message, name)).toBe(told));

  it('is no more than a little, whatever comes', () => {
    expect(cleanMessage('ab '.repeat(9_000_000), 'Error').length).toBeLessThanOrEqual(ERROR_LIMITS.message);
    expect(cleanStack('at f (https://x.example/a.js:1:1)\n'.repeat(100_000)).split('\n')).toHaveLength(
      ERROR_LIMITS.frames,
    );
  });

  it.each([
    '@/', // Many places where a frame might begin …
    'a.js', // … and where its script might.
    'a.js?',
    'at f (x://',
    ' at /',
    'f@a://b/',
  ])('costs no more than it is long, however it is made to be searched: %s', piece => {
    // Tried with each beginning and each end, this would take minutes.
    const hostile = piece.repeat(Math.ceil((10 * ERROR_LIMITS.stack) / piece.length));
    expect(cleanStack(hostile)).toBe('');
    expect(cleanStack(`${'@/'.repeat(5_000)}${'a'.repeat(10_000)}`)).toBe('');
    expect(cleanMessage(hostile, 'Error').length).toBeLessThanOrEqual(ERROR_LIMITS.message);
  });

  it.each([
    [
      'Chrome',
      `TypeError: Rasa\n    at Menu (https://menu.example/assets/Menu-Ab1.js:12:34)\n    at https://menu.example/assets/index.js?v=${TOKEN}:1:2`,
    ],
    [
      'Firefox and Safari',
      `Menu@https://menu.example/assets/Menu-Ab1.js:12:34\n@https://menu.example/assets/index.js:1:2`,
    ],
    [
      'both, from deep folders',
      `    at async Menu (https://menu.example/a/b@1/Menu-Ab1.js:12:34)\nat /srv/app/index.js:1:2`,
    ],
  ])('has the frames of %s by script, and no address', (_, stack) => {
    const clean = 'at Menu (Menu-Ab1.js:12:34)\nat ? (index.js:1:2)';
    expect(cleanStack(stack)).toBe(clean);
    expect(cleanStack(clean), 'again, on the server').toBe(clean);
  });

  it('leaves out of calls what is not a word of ours', () => {
    const call = `/api/cart/${TOKEN}/add-item?note=Rasa`;
    expect(
      cleanSteps([
        { call, status: 500 },
        { call: '/api/board/VILNIUS-1', status: 200 },
      ]),
    ).toEqual([
      { call: '/api/cart/…/add-item', status: 500 },
      { call: '/api/board/…', status: 200 },
    ]);
    expect(cleanSteps(Array.from({ length: 99 }, () => ({ call: '/api', status: 200 })))).toHaveLength(
      ERROR_LIMITS.steps,
    );
  });
});
