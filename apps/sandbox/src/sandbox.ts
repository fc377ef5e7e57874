import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type EventLog, openBook } from './books/book.ts';
import { behaviourQueue, queueFold } from './control/queue.ts';
import { mountControl } from './control/routes.ts';
import { createHttp } from './http.ts';
import { mountIndexPage } from './pages/index-page.ts';
import { PARTS } from './parts.ts';
import type { Provider, ProviderId } from './provider.ts';
import { PROVIDERS } from './providers/index.ts';
import type { Steered, SteeredId } from './steered.ts';
import { outboxFold } from './webhooks/outbox.ts';
import { webhookSender } from './webhooks/sender.ts';
import type { Addresses, SandboxContext } from './world.ts';

export type SandboxOptions = {
  /** 0 takes any that is free. */
  readonly port: number;
  /** Folder of the books. */
  readonly dataDir: string;
  /** How browsers reach the sandbox; without it, the sandbox's own address. */
  readonly publicUrl?: string | undefined;
  /** Webhooks go to `<serverUrl>/api/webhooks/<provider>`; without it they wait. */
  readonly serverUrl?: string | undefined;
  /** Waits between the attempts of a webhook. */
  readonly webhookRetryDelaysMs?: readonly number[];
  readonly now?: () => number;
};

export type Sandbox = {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  readonly smtpPort: number;
  readonly configure: (addresses: { publicUrl?: string; serverUrl?: string }) => void;
  readonly close: () => Promise<void>;
};

const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** Starts the sandbox. Two of them must not share a data folder. */
export const createSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const now = options.now ?? Date.now;
  const books: Pick<EventLog<unknown, unknown>, 'close'>[] = [];
  const open: SandboxContext['openBook'] = (name, fold) => {
    const book = openBook(join(options.dataDir, `${name}.ndjson`), fold, now);
    books.push(book);
    return book;
  };
  const providers = new Map<ProviderId, Provider>();
  const steered = new Map<SteeredId, Steered>();
  let addresses: Addresses = {
    publicUrl: trimmed(options.publicUrl ?? ''),
    serverUrl: options.serverUrl === undefined ? null : trimmed(options.serverUrl),
  };
  const webhooks = webhookSender({
    book: open('webhooks', outboxFold),
    formatOf: id => {
      const format = steered.get(id)?.webhook;
      if (!format) throw new Error(`Nobody is told anything by ${id}`);
      return format;
    },
    addresses: () => addresses,
    now,
    retryDelaysMs: options.webhookRetryDelaysMs,
  });
  const behaviours = behaviourQueue(open('control', queueFold));
  const world: SandboxContext = {
    addresses: () => addresses,
    behaviours,
    webhooks,
    dataDir: options.dataDir,
    openBook: open,
    now,
  };
  for (const openProvider of PROVIDERS) {
    const provider = openProvider(world);
    providers.set(provider.id, provider);
  }
  const parts = PARTS.map(openPart => openPart(world));
  for (const each of [...providers.values(), ...parts]) steered.set(each.id, each);

  const app = createHttp();
  const resetAll = (): void => {
    for (const each of [behaviours, webhooks, ...providers.values(), ...parts]) each.reset();
  };
  for (const { mount } of [...providers.values(), ...parts]) {
    app.register(async scope => mount(scope));
  }
  app.register(async scope => {
    mountControl(scope, world, providers, steered, resetAll);
    mountIndexPage(scope, world, [...providers.values()], parts);
  });
  const listening = await Promise.all(parts.map(async part => (await part.listen?.()) ?? {}));
  await app.listen({ port: options.port, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  if (addresses.publicUrl === '') addresses = { ...addresses, publicUrl: address };
  webhooks.wake();

  return {
    address,
    smtpPort: listening.find(({ smtpPort }) => smtpPort !== undefined)?.smtpPort ?? 0,
    configure: ({ publicUrl, serverUrl }) => {
      addresses = {
        publicUrl: publicUrl === undefined ? addresses.publicUrl : trimmed(publicUrl),
        serverUrl: serverUrl === undefined ? addresses.serverUrl : trimmed(serverUrl),
      };
      webhooks.wake();
    },
    close: async () => {
      webhooks.close();
      await app.close();
      await Promise.all(parts.map(part => part.close?.()));
      for (const book of books) book.close();
    },
  };
};
