import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { createSandbox, type Sandbox } from '../../../apps/sandbox/src/sandbox.ts';
import { type TestServer, testServer } from './server.ts';

/** A payment provider of the sandbox. */
export type Bank = 'stripe' | 'montonio' | 'neopay' | 'solidgate';

export type SandboxServer = {
  readonly server: TestServer;
  readonly sandbox: Sandbox;
  /** Steers a bank by the sandbox's control API: posts the body, or reads where there is none. */
  readonly control: (bank: Bank, path: string, body?: unknown) => Promise<unknown>;
  /** Gives a venue the demo's keys at these banks. */
  readonly withAccounts: (venue: { readonly id: string }, ...banks: readonly Bank[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A server, and the outside world that it talks to in its real protocols; its clock begins where the world's is. */
export const sandboxServer = async (): Promise<SandboxServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-sandbox-'));
  const sandbox = await createSandbox({ port: 0, dataDir });
  const here = { baseUrl: sandbox.address, browserUrl: sandbox.address };
  const server = await testServer({
    now: Date.now(),
    env: { SANDBOX: '1' },
    extra: { providerPlaces: { sandbox: () => here, set: () => null } },
  });
  sandbox.configure({ serverUrl: server.url });
  return {
    server,
    sandbox,
    control: async (bank, path, body) => {
      const answer = await fetch(`${sandbox.address}/control/${bank}/${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    withAccounts: ({ id: venueId }, ...banks) =>
      server.database.transaction(async run => {
        for (const provider of banks) {
          const keys = Object.fromEntries(
            Object.entries(SANDBOX_KEYS.main[provider]).map(([name, value]) => [name, String(value)]),
          );
          await server.deps.accounts.write(run, { venueId, provider, keys, isDemo: true });
        }
      }),
    stop: async () => {
      await server.stop();
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
