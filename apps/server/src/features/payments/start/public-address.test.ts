import { request } from 'node:http';
import { beginPayment, type PayServer, payServer, prepaidScene } from '@tableside/testkit/scenes/a-payer.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

const logged: string[] = [];
const withEnv = async (
  env: Record<string, string>,
  work: (server: PayServer) => Promise<void>,
): Promise<void> => {
  logged.length = 0;
  const log = pino({ level: 'warn' }, { write: line => void logged.push(line) });
  const server = await payServer({ env, extra: { log } });
  await work(server).finally(server.stop);
};

/** Begins a payment as a phone whose request names another host; the answer, and where the bank would send it back to. */
const begunAt = async (server: PayServer, headers: Record<string, string>) => {
  const { phone } = await prepaidScene(server);
  const { unique_order_number: order } = await placed(phone);
  const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = await new Promise<string>((done, fail) => {
    const sent = request(
      `${server.url}/api/payments/stripe/payment-intent`,
      { method: 'POST', headers: { 'content-type': 'application/json', cookie, ...headers } },
      answer => {
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', chunk => {
          text += chunk;
        });
        answer.on('end', () => done(text));
      },
    ).on('error', fail);
    sent.end(JSON.stringify({ session: phone.session, order, method: 'stripe' }));
  });
  const { code = null, data } = JSON.parse(body) as {
    code?: string;
    data?: { next_action: { url: string } };
  };
  const back = data ? new URL(data.next_action.url).searchParams.get('back') : null;
  const held = await server.database.pool.query('select from payment');
  return { code, back: back === null ? null : new URL(back).origin, payments: held.rowCount };
};

/** What a browser says of a page of that host behind a proxy that speaks TLS. */
const pageAt = (host: string) => ({ host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin' });
const FORGED = pageAt('evil.example');

describe('where a bank sends the guest back to', () => {
  it('is not for a forged host to say in production: no payment is begun, and nothing is held', () =>
    withEnv({ NODE_ENV: 'production' }, async server => {
      expect(await begunAt(server, FORGED)).toEqual({
        code: 'payment_type_not_enabled',
        back: null,
        payments: 0,
      });
      expect(await begunAt(server, { host: 'evil.example' })).toMatchObject({ payments: 0 });
      // Nor is anybody offered what would be refused.
      const { venue } = await prepaidScene(server);
      expect(await server.deps.offers.of(await server.deps.venues.get(venue.id))).toEqual(['cash']);
      expect(logged.some(line => line.includes('PUBLIC_URL'))).toBe(true);
    }));

  it('is PUBLIC_URL, whatever host a request names', () =>
    withEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://menu.example' }, async server => {
      const { back } = await begunAt(server, { host: 'evil.example' });
      expect(back).toBe('https://menu.example');
      expect(logged.some(line => line.includes('PUBLIC_URL'))).toBe(false);
    }));

  it('is a host that TRUSTED_HOSTS names, and no other', () =>
    withEnv({ NODE_ENV: 'production', TRUSTED_HOSTS: 'menu.example, Terrace.example:8443' }, async server => {
      const at = (host: string) => begunAt(server, pageAt(host));
      expect(await at('menu.example')).toMatchObject({ code: null, back: 'https://menu.example' });
      expect(await at('terrace.example:8443')).toMatchObject({ back: 'https://terrace.example:8443' });
      expect(await at('menu.example.evil.example')).toMatchObject({ code: 'payment_type_not_enabled' });
      expect(await at('menu.example:444')).toMatchObject({ code: 'payment_type_not_enabled' });
    }));

  it('is what the request says where no real money is', () =>
    withEnv({}, async server => {
      const { phone } = await prepaidScene(server);
      const { unique_order_number: number } = await placed(phone);
      const { next_action } = await beginPayment(phone, number, { method: 'stripe' });
      if (next_action.kind !== 'redirect') throw new Error('the guest is sent nowhere');
      const back = new URL(next_action.url).searchParams.get('back');
      expect(new URL(back ?? '').origin).toBe(server.url);
    }));
});
