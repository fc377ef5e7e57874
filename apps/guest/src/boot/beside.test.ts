import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menuOf, withTexts } from './beside.ts';
import type { BootData, BootMenu } from './boot-data.ts';

const page: BootData = {
  language: 'en',
  token: null,
  session: null,
  failure: null,
  texts: {},
  textFiles: {},
};
const asked: string[] = [];
let answers: (Response | Error)[];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.shift();
    if (answer instanceof Error || !answer) throw answer ?? new Error('no more answers');
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page that carries its texts asks for nothing', async () => {
  answers = [];
  const whole = { ...page, texts: { hello: 'Hello' } };
  expect(await withTexts(whole)).toBe(whole);
  expect(asked).toEqual([]);
});

it('the words come from beside the page, tried again over a line that breaks, and the page’s own go before them', async () => {
  answers = [new Error('no line'), json({}, 502), json({ hello: 'Hello', thanks: 'Thanks' })];
  const lean = { ...page, texts: { thanks: 'Thank you' }, textsFile: '/assets/texts.json' };
  const boot = withTexts(lean);
  await vi.runAllTimersAsync();
  expect((await boot).texts).toEqual({ hello: 'Hello', thanks: 'Thank you' });
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/assets/texts.json'));
});

it('the menu comes from beside the page, or from its block; one that is not there is asked for by the app', async () => {
  const menu = { version: 3 } as unknown as BootMenu;
  const lean = { ...page, menuFile: '/menus/v/en/a.json' };
  answers = [new Error('no line'), json(menu), json({}, 404)];
  const first = menuOf(lean, () => null);
  await vi.runAllTimersAsync();
  expect(await first).toEqual(menu);
  expect(await menuOf(lean, () => menu)).toBeNull();
  expect(await menuOf(page, () => menu)).toBe(menu);
  expect(asked).toHaveLength(3);
});
