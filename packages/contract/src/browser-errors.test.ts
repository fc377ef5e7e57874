import { expect, it } from 'vitest';
import { errorReporter } from './browser-errors.ts';
import { ApiFailure } from './client.ts';
import { BrowserError } from './http/shared/browser-errors.ts';

const TOKEN = 'kD3_x9Aq-Zt7Lm2PvB8nC4rW1sYh6Ug0eTj5fKi-OoQ';

const reporter = (chance = 0.5) => {
  const sent: {
    readonly url: string;
    readonly body: BrowserError;
    readonly init: RequestInit | undefined;
  }[] = [];
  const tell = errorReporter({
    app: 'guest',
    route: () => 'Menu',
    random: () => chance,
    fetch: async (input, init) => {
      sent.push({ url: String(input), body: BrowserError.parse(JSON.parse(String(init?.body))), init });
      return new Response(JSON.stringify({ status: 'OK', data: {} }), {
        headers: { 'content-type': 'application/json' },
      });
    },
    steps: () => [{ call: `/api/cart/${TOKEN}/get`, status: 200 }],
    release: () => 'index-Ab1.js',
    origin: 'https://x.lt',
  });
  return { sent, tell };
};
const broken = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n at f (https://x.lt/assets/Menu-1.js:1:2)`,
  });

it('[APP-13] tells of an error once, where it happened, and nothing of whose it is', () => {
  const { sent, tell } = reporter();
  const error = broken(`no ${TOKEN} of rasa@example.lt`);
  for (const thrown of [error, { type: 'error', error }, { type: 'unhandledrejection', reason: error }])
    tell(thrown);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: '/api/errors', init: { credentials: 'omit', keepalive: true } });
  expect(sent[0]?.body).toEqual({
    app: 'guest',
    name: 'TypeError',
    message: 'no … of …',
    stack: 'at f (Menu-1.js:1:2)',
    route: 'Menu',
    release: 'index-Ab1.js',
    steps: [],
  });
});

it.each([
  [0.099, [{ call: '/api/cart/…/get', status: 200 }]],
  [0.1, []],
])('[MONITOR-02] at a chance of %f an error of a browser comes with %j', (chance, steps) => {
  const { sent, tell } = reporter(chance);
  tell(broken('x'));
  expect(sent[0]?.body.steps).toEqual(steps);
});

it('[APP-13] tells of answers that are the server\u2019s fault, and not of refusals, a lost network, what was given up or scripts of others', () => {
  const { sent, tell } = reporter();
  const failure = (code: 'server_error' | 'rate_limited' | 'offline', http: number) =>
    new ApiFailure(code, http, 'x');
  tell(failure('rate_limited', 429));
  tell(failure('offline', 0));
  tell(new DOMException('gone', 'AbortError'));
  tell('a word');
  tell(Object.assign(new TypeError('theirs'), { stack: 'at f (https://js.bank.example/v3.js:1:2)' }));
  tell(failure('server_error', 500));
  expect(sent.map(({ body }) => body.message)).toEqual(['500 server_error']);
});

it('ends after some of them', () => {
  const { sent, tell } = reporter();
  for (const word of 'abcdefghijk') tell(broken(word));
  expect(sent).toHaveLength(5);
});
