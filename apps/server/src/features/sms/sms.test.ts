import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { Sandbox } from '@tableside/sandbox';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmsGateway } from './office.ts';
import { senderOf } from './sender-of.ts';
import { sendByTwilio } from './twilio-driver.ts';
import { sendByVonage } from './vonage-driver.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await aSandbox();
});
afterAll(() => sandbox.close());

const { twilio, vonage } = SANDBOX_KEYS.main;
const byTwilio = () =>
  ({
    kind: 'twilio',
    baseUrl: `${sandbox.address}/sms/twilio`,
    user: twilio.accountSid,
    secret: twilio.authToken,
    from: '+37060000000',
  }) as const;
const byVonage = () =>
  ({
    kind: 'vonage',
    baseUrl: `${sandbox.address}/sms/vonage`,
    user: vonage.apiKey,
    secret: vonage.apiSecret,
    from: 'Venue',
  }) as const;
const inbox = async (number: string) =>
  (await fetch(`${sandbox.address}/sms/messages?to=${encodeURIComponent(number)}`)).json();
const next = (...behaviours: object[]) =>
  fetch(`${sandbox.address}/control/sms/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviours),
  });

it.each([
  [
    'twilio://AC1:to%2Fken@api.twilio.com?from=%2B370600',
    { kind: 'twilio', baseUrl: 'https://api.twilio.com', user: 'AC1', secret: 'to/ken', from: '+370600' },
  ],
  [
    'vonage://key:secret@rest.nexmo.com?from=Venue',
    { kind: 'vonage', baseUrl: 'https://rest.nexmo.com', user: 'key', secret: 'secret', from: 'Venue' },
  ],
  [
    'https://me:pass@gateway.example/send?account=7&from=Venue',
    {
      kind: 'http',
      baseUrl: 'https://gateway.example/send?account=7',
      user: 'me',
      secret: 'pass',
      from: 'Venue',
    },
  ],
  ['twilio://AC1:token@api.twilio.com', null],
  ['pigeon://me:pass@roof?from=x', null],
])('%s names a sender, or none', (address, expected) => {
  expect(senderOf(address)).toEqual(expected);
});

describe.each([
  ['Twilio', () => (sms: { to: string; text: string }) => sendByTwilio(byTwilio(), sms), '+37061100001'],
  ['Vonage', () => (sms: { to: string; text: string }) => sendByVonage(byVonage(), sms), '+37061100002'],
] as const)('by %s', (name, by, to) => {
  it('arrives as it was written', async () => {
    const text = 'Kavinė: užsakymas 7 priimtas. Ačiū!';
    expect(await by()({ to, text })).toEqual({ kind: 'sent' });
    expect(await inbox(to)).toMatchObject([{ to, text, via: name.toLowerCase() }]);
  });

  it('is refused for good, put off, or in doubt', async () => {
    const send = by();
    expect(await send({ to: '+1', text: 'x' })).toMatchObject({ kind: 'refused' });
    await next({ do: 'down', times: 1 });
    expect(await send({ to, text: 'y' })).toEqual({ kind: 'later', failure: '503' });
    await next({ do: 'down', times: 1, how: 'cut' });
    expect(await send({ to, text: 'z' })).toMatchObject({ kind: 'unknown' });
  });
});

describe('by a gateway of the operator’s own', () => {
  it('is posted as JSON with Basic authorization', async () => {
    const taken: unknown[] = [];
    const gateway = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        taken.push([
          request.url,
          request.headers.authorization,
          JSON.parse(Buffer.concat(chunks).toString()),
        ]);
        response.writeHead(202).end();
      });
    });
    await new Promise<void>(done => gateway.listen(0, '127.0.0.1', done));
    const { port } = gateway.address() as AddressInfo;
    const office = createSmsGateway(
      { smsUrl: `http://me:pass@127.0.0.1:${port}/send?from=Venue` },
      undefined,
    );
    expect(await office.send({ to: '+37061100003', text: 'Hello' })).toEqual({ kind: 'sent' });
    expect(taken).toEqual([
      ['/send', `Basic ${btoa('me:pass')}`, { to: '+37061100003', from: 'Venue', text: 'Hello' }],
    ]);
    await new Promise(done => gateway.close(done));
    expect(await office.send({ to: '+37061100003', text: 'Hello' })).toEqual({
      kind: 'later',
      failure: 'ECONNREFUSED',
    });
  });

  it('is closed without settings and without a sandbox', () => {
    expect(createSmsGateway({ smsUrl: null }, undefined).isOpen).toBe(false);
    expect(createSmsGateway({ smsUrl: null }, () => null).isOpen).toBe(true);
  });
});
