import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { createSandbox } from '@tableside/sandbox';
import type { Message, Stage } from '../conformance/stage.ts';
import { addressesOf, type Created, type PaymentProvider } from '../port.ts';

type Keys = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const keysOf = (set: Keys, id: string): Record<string, string> =>
  Object.fromEntries(Object.entries(set[id] ?? {}).map(([name, key]) => [name, String(key)]));

const headersOf = (headers: IncomingHttpHeaders): Headers =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** What the payer's browser has of a payment. */
const startOf = ({ nextAction }: Created): unknown => {
  if (nextAction.kind === 'none') return undefined;
  return nextAction.kind === 'redirect' ? nextAction.url : nextAction.params;
};

const isToken = (value: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value);

/** A sandbox in this process, and a server that hears its webhooks. */
export const sandboxStage = async (): Promise<Stage & { close: () => Promise<void> }> => {
  const heard: (Message & { readonly path: string })[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      heard.push({
        path: request.url ?? '',
        raw: Buffer.concat(parts),
        headers: headersOf(request.headers),
      });
      response.end('{}');
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'));
  const sandbox = await createSandbox({ port: 0, dataDir, serverUrl });
  const place = { sandbox: { baseUrl: sandbox.address, browserUrl: sandbox.address } };

  const control = async <T>({ id }: PaymentProvider, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(
      `${sandbox.address}/control/${id}/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  };
  const settle: Stage['settle'] = async provider => {
    await control(provider, 'webhooks/flush', {});
  };
  const pathOf = ({ id }: PaymentProvider): string => `/api/webhooks/${id}`;

  return {
    account: (provider, decimals = 2) => ({
      keys: keysOf(SANDBOX_KEYS.main, provider.id),
      decimals,
      ...addressesOf(provider.addresses, place),
    }),
    foreign: provider => ({
      keys: keysOf(SANDBOX_KEYS.other, provider.id),
      decimals: 2,
      ...addressesOf(provider.addresses, place),
    }),
    world: { fetch, now: Date.now, timeoutMs: 10_000 },
    notificationUrl: provider => serverUrl + pathOf(provider),
    pay: async (provider, reference, created, action) => {
      await control(provider, 'act', { reference, action, start: startOf(created) });
      await settle(provider);
    },
    payInBrowser: async (provider, { nextAction }, action) => {
      if (nextAction.kind !== 'redirect') throw new Error('the browser stays where it is');
      const page = await fetch(nextAction.url);
      const decided = await fetch(page.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ action, bank: 'HABALT22' }),
        redirect: 'manual',
      });
      await settle(provider);
      const back = new URL(decided.headers.get('location') ?? '');
      return [...back.searchParams.values()].filter(isToken);
    },
    repeatWebhooks: async (provider, times) => {
      await control(provider, 'next', [{ do: 'webhook', times }]);
    },
    heard: (provider, claimed) =>
      heard.filter(
        ({ path, raw, headers }) =>
          path === pathOf(provider) &&
          provider
            .peekPaymentReferences(raw, headers)
            .some(
              claim => claimed.includes(claim.payment ?? '') || claimed.includes(claim.providerRef ?? ''),
            ),
      ),
    forged: async (provider, reference) => {
      const before = heard.length;
      const sent = await control<{ way: string }[]>(provider, 'webhooks/forge', { reference });
      const messages = heard.slice(before).filter(({ path }) => path === pathOf(provider));
      return Object.fromEntries(
        sent.flatMap(({ way }, index) => {
          const message = messages[index];
          return message ? [[way, message]] : [];
        }),
      );
    },
    book: async (provider, payment) => {
      const all = await control<Awaited<ReturnType<Stage['book']>>>(provider, 'book');
      return all.filter(({ reference }) => reference === payment);
    },
    settle,
    close: async () => {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
