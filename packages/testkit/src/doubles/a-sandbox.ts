import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../../apps/sandbox/src/sandbox.ts';
import { type TestServer, type TestServerOptions, testServer } from '../server/server.ts';

/** The outside world alone; closing it takes its folder away. */
export const aSandbox = async (options: Omit<SandboxOptions, 'port' | 'dataDir'> = {}): Promise<Sandbox> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-sandbox-'));
  const sandbox = await createSandbox({ port: 0, dataDir, ...options });
  return {
    ...sandbox,
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

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

type Options = Pick<TestServerOptions, 'now' | 'env'> & Pick<SandboxOptions, 'publicUrl'>;

/**
 * A server, and the outside world that it talks to in its real protocols; its clock begins where the world's is unless told
 * otherwise.
 */
export const sandboxServer = async ({ publicUrl, now, env }: Options = {}): Promise<SandboxServer> => {
  const sandbox = await aSandbox({ publicUrl });
  const here = { baseUrl: sandbox.address, browserUrl: publicUrl ?? sandbox.address };
  const server = await testServer({
    now: now ?? Date.now(),
    env: { SANDBOX: '1', ...env },
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
    },
  };
};
