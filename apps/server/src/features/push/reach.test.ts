import { describe, expect, it } from 'vitest';
import { pushPlace } from './reach.ts';

const placesOf = (browserUrl: string) => ({
  providerPlaces: { sandbox: () => ({ baseUrl: 'http://127.0.0.1:4000/', browserUrl }), set: () => null },
});

describe.each(['/sandbox', 'https://menu.example/sandbox/'])(
  'with a sandbox that browsers know as %s',
  seen => {
    const parts = placesOf(seen);

    it('sends what is for a device of the sandbox to the sandbox', () => {
      for (const endpoint of ['https://menu.example/sandbox/push/abc', 'http://127.0.0.1:4000/push/abc']) {
        expect(pushPlace(parts, endpoint)).toEqual({
          endpoint: 'http://127.0.0.1:4000/push/abc',
          inwards: true,
        });
      }
    });

    it.each(['https://push.example.com/device', 'https://menu.example/sandbox/pushed/abc'])(
      'sends what is for %s out into the world',
      endpoint => {
        expect(pushPlace(parts, endpoint)).toEqual({ endpoint, inwards: false });
      },
    );
  },
);
