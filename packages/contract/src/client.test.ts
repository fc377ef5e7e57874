import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, createClient } from './client.ts';

afterEach(() => vi.restoreAllMocks());

const sent: { url: string; init: RequestInit }[] = [];
const answering = (answer: () => Promise<Response>, root = '/api') => {
  sent.length = 0;
  return createClient(root, (url, init = {}) => {
    sent.push({ url: String(url), init });
    return answer();
  });
};
const ok = (data: unknown) => async () => new Response(JSON.stringify({ data }));

describe('calls', () => {
  it('[API-01] [API-03] go below the root, each path as it is written, and take JSON', async () => {
    const call = answering(ok({ same_device: true }));
    await call('GET /check-same-device/{session}', { session: 'a/b' });
    expect(sent[0]?.url).toBe('/api/check-same-device/a%2Fb');
    expect(new Headers(sent[0]?.init.headers).get('accept')).toBe('application/json');
    await answering(ok({ same_device: true }), 'https://tables.example/api')(
      'GET /check-same-device/{session}',
      {
        session: 's',
      },
    );
    expect(sent[0]?.url).toBe('https://tables.example/api/check-same-device/s');
  });

  it('send a picture as the bytes that it is, under its own type', async () => {
    const call = answering(ok({ picture: {} }));
    const body = new Blob(['a picture'], { type: 'image/webp' });
    await call('POST /console/{venue}/pictures', { venue: 'v', query: { crop: '0,0,1,1' }, body });
    expect(sent[0]?.url).toBe('/api/console/v/pictures?crop=0%2C0%2C1%2C1');
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('image/webp');
    expect(sent[0]?.init.body).toBe(body);
  });

  it('[API-02] are given up after 60000 ms, and said to have taken too long', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const call = answering(
      () => new Promise((_, fail) => clock.signal.addEventListener('abort', () => fail(clock.signal.reason))),
    );
    const waiting = call('GET /get-session-data/{session}', { session: 's' });
    expect(timeout).toHaveBeenCalledWith(60_000);
    expect(sent[0]?.init.signal).toBe(clock.signal);
    clock.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'timeout', http: 0 });
  });

  it('[APP-12] fail in one way, whatever was wrong: by a code of the catalogue', async () => {
    const refused = new Response(
      JSON.stringify({ message: 'Cart has changed', code: 'cart_changed', status: 'x', details: { a: 1 } }),
      { status: 409 },
    );
    const table: readonly (readonly [() => Promise<Response>, object])[] = [
      [async () => refused, { code: 'cart_changed', http: 409, status: 'x', details: { a: 1 } }],
      [async () => new Response('{"error":"?"}', { status: 502 }), { code: 'server_error', http: 502 }],
      [() => Promise.reject(new TypeError('no network')), { code: 'offline', http: 0 }],
      [async () => new Response('<h1>502</h1>', { status: 502 }), { code: 'timeout', http: 502 }],
      [async () => new Response('<h1>Sign in to the hotel</h1>'), { code: 'offline', http: 200 }],
    ];
    for (const [answer, expected] of table) {
      const failure = await answering(answer)('GET /cart/{session}/get', { session: 's' }).catch(
        (cause: unknown) => cause,
      );
      expect(failure).toBeInstanceOf(ApiFailure);
      expect(failure).toMatchObject(expected);
    }
  });
});
