import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { unanswered } from '../testing/unanswered.ts';
import { smsWebhook } from './callback.ts';
import { segmentsOf } from './message.ts';
import { signTwilio } from './sign.ts';

const { twilio, vonage } = SANDBOX_KEYS.main;
const NUMBER = '+37061234567';
const CALLBACK = 'https://shop.example/api/webhooks/sms?venue=7';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const byTwilio = (
  more: Record<string, string> = {},
  token = twilio.authToken,
  signal: AbortSignal | null = null,
) =>
  fetch(`${shop.address}/sms/twilio/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${twilio.accountSid}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: NUMBER, From: '+37060000000', Body: 'Jūsų kodas 123456', ...more }),
    signal,
  });

const byVonage = async (more: object = {}) =>
  (
    await fetch(`${shop.address}/sms/vonage/sms/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        api_key: vonage.apiKey,
        api_secret: vonage.apiSecret,
        to: NUMBER.slice(1),
        from: 'Tableside',
        text: 'Jūsų kodas 123456',
        ...more,
      }),
    })
  ).json() as Promise<{ messages: { status: string }[] }>;

const inbox = async (to = '') =>
  (await fetch(`${shop.address}/sms/messages?to=${to}`)).json() as Promise<
    { text: string; status: string; via: string }[]
  >;

describe('Twilio', () => {
  it('takes a message, delivers it, and tells so with a signature over the address it was given', async () => {
    const answer = await byTwilio({ StatusCallback: CALLBACK });
    expect(answer.status).toBe(201);
    const sent = (await answer.json()) as { sid: string };
    expect(sent).toMatchObject({ status: 'queued', to: NUMBER, num_segments: '1' });
    const [webhook] = await shop.hears(1);
    const form = Object.fromEntries(new URLSearchParams(webhook?.body));
    expect(form).toMatchObject({ MessageSid: sent.sid, MessageStatus: 'delivered', To: NUMBER });
    expect(webhook?.path).toBe('/api/webhooks/sms?venue=7');
    expect(webhook?.headers['x-twilio-signature']).toBe(signTwilio(twilio.authToken, CALLBACK, form));
    expect(await inbox(NUMBER)).toMatchObject([
      { text: 'Jūsų kodas 123456', status: 'delivered', via: 'twilio' },
    ]);
  });

  it.each([
    ['another password', {}, 'wrong', 401, 20003],
    ['a number that is none', { To: '861234567' }, twilio.authToken, 400, 21211],
    ['no text', { Body: '' }, twilio.authToken, 400, 21602],
    ['nobody it is from', { From: '' }, twilio.authToken, 400, 21603],
    ['a text that is too long', { Body: 'x'.repeat(1601) }, twilio.authToken, 400, 21617],
  ])('refuses %s', async (_what, more, token, status, code) => {
    const answer = await byTwilio(more, token);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, code });
    expect(await inbox()).toEqual([]);
  });

  it('refuses, fails to deliver, is down or loses its answer when it is told to', async () => {
    await shop.control('sms/next', [
      { do: 'decline', code: '21610' },
      { do: 'decline', code: '30003' },
      { do: 'create-then-timeout' },
      { do: 'down', times: 1 },
    ]);
    expect((await byTwilio()).status).toBe(503);
    expect(await (await byTwilio()).json()).toMatchObject({ code: 21610 });
    expect((await byTwilio({ StatusCallback: CALLBACK })).status).toBe(201);
    const [webhook] = await shop.hears(1);
    expect(webhook?.body).toContain('MessageStatus=undelivered');
    expect(webhook?.body).toContain('ErrorCode=30003');
    await unanswered(
      signal => byTwilio({ Body: 'lost' }, twilio.authToken, signal),
      async () => expect((await inbox()).map(({ text }) => text)).toContain('lost'),
    );
  });
});

it('forges callbacks in ways that all differ and none of which can be believed', async () => {
  await shop.control(
    'sms/next',
    smsWebhook.ways.map(forged => ({ do: 'webhook', forged })),
  );
  for (const [index] of smsWebhook.ways.entries()) {
    await byTwilio({ StatusCallback: CALLBACK });
    await shop.hears(index + 1);
  }
  const looks = shop.heard.map(({ headers, body }) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    const genuine = signTwilio(twilio.authToken, CALLBACK, form);
    expect(headers['x-twilio-signature']).not.toBe(genuine);
    return `${headers['x-twilio-signature']} ${body}`;
  });
  expect(new Set(looks).size).toBe(smsWebhook.ways.length);
});

describe('Vonage', () => {
  it('takes a message in as many parts as the network makes of it', async () => {
    expect(await byVonage({ text: 'ž'.repeat(71) })).toMatchObject({
      'message-count': '2',
      messages: [{ status: '0', to: NUMBER.slice(1) }, { status: '0' }],
    });
    expect(await inbox(NUMBER)).toMatchObject([{ via: 'vonage', status: 'delivered' }]);
  });

  it.each([
    ['bad credentials', { api_secret: 'x' }, '4'],
    ['no text', { text: '' }, '2'],
    ['a number that is none', { to: '12' }, '3'],
  ])('answers 200 to %s, with a status', async (_what, more, status) => {
    expect((await byVonage(more)).messages).toMatchObject([{ status }]);
    expect(await inbox()).toEqual([]);
  });

  it('is throttled when it is told to', async () => {
    await shop.control('sms/next', [{ do: 'decline', code: '1' }]);
    expect((await byVonage()).messages).toMatchObject([{ status: '1' }]);
    expect((await byVonage()).messages).toMatchObject([{ status: '0' }]);
  });
});

it('shows messages escaped, with links to follow', async () => {
  await byTwilio({ Body: '<b>x</b> http://localhost/verify?a=1&b=2' });
  const page = await (await fetch(`${shop.address}/sms`)).text();
  expect(page).toContain('&lt;b&gt;x');
  expect(page).toContain('href="http://localhost/verify?a=1&amp;b=2"');
});

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  [`${'a'.repeat(159)}€`, 2],
  ['ą'.repeat(70), 1],
  ['ą'.repeat(71), 2],
])('counts parts as networks do: %s', (text, parts) => {
  expect(segmentsOf(text)).toBe(parts);
});
