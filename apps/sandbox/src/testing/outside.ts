import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../sandbox.ts';

/** A webhook as our server would get it. */
export type Heard = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string };

export type Outside = {
  readonly sandbox: Sandbox;
  readonly heard: readonly Heard[];
  /** What the next webhooks are answered with; then 200 again. */
  readonly answerNext: (...statuses: number[]) => void;
  /** Resolves once that many webhooks have come. */
  readonly untilHeard: (count: number) => Promise<readonly Heard[]>;
  readonly control: (path: string, body?: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

/** A sandbox with a server that listens to its webhooks. */
export const openOutside = async (retryDelaysMs: readonly number[] = [1, 1, 1]): Promise<Outside> => {
  const heard: Heard[] = [];
  const statuses: number[] = [];
  let changed = (): void => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      heard.push({
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.statusCode = statuses.shift() ?? 200;
      response.end('{}');
      changed();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await createSandbox({
    port: 0,
    dataDir,
    serverUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookRetryDelaysMs: retryDelaysMs,
  });
  return {
    sandbox,
    heard,
    answerNext: (...next) => void statuses.push(...next),
    untilHeard: count =>
      new Promise(resolve => {
        changed = () => {
          if (heard.length >= count) resolve(heard);
        };
        changed();
      }),
    control: async (path, body) => {
      const answer = await fetch(`${sandbox.address}/control/${path}`, {
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
      });
      return answer.json();
    },
    stop: async () => {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
