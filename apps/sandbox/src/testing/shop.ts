import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';

/** A webhook as the shop's server received it. */
export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A sandbox and a shop that hears its webhooks. */
export type Shop = {
  readonly sandbox: Sandbox;
  readonly address: string;
  readonly url: string;
  /** Everything heard so far. */
  readonly heard: readonly Received[];
  /** Resolves when so many webhooks have been heard in all. */
  readonly hears: (count: number) => Promise<readonly Received[]>;
  /** What the shop answers to webhooks from now on. */
  readonly answers: (status: number) => void;
  /** A JSON call to the control API; throws for anything but 2xx. */
  readonly control: <T = unknown>(path: string, body?: unknown) => Promise<T>;
  readonly close: () => Promise<void>;
};

export const openShop = async (options: Partial<SandboxOptions> = {}): Promise<Shop> => {
  const heard: Received[] = [];
  const waiting = new Set<() => void>();
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      heard.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end('{"status":"success"}');
      for (const look of waiting) look();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await createSandbox({
    port: 0,
    serverUrl: url,
    webhookRetryDelaysMs: [5],
    ...options,
    dataDir,
  });
  const { address } = sandbox;
  return {
    sandbox,
    address,
    url,
    heard,
    hears: count =>
      new Promise(done => {
        const look = () => {
          if (heard.length < count) return;
          waiting.delete(look);
          done(heard);
        };
        waiting.add(look);
        look();
      }),
    answers: next => {
      status = next;
    },
    control: async (path, body) => {
      const answer = await fetch(
        `${address}/control/${path}`,
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      );
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    close: async () => {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
