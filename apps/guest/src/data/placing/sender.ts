import { memoryTable, type Table, withSpare } from '@tableside/contract/kept/table';
import { api } from '../api.ts';
import { cartTold } from '../cart/cart-told.ts';
import { cartStore } from '../cart/index.ts';
import { isOnline, reportUnreachable } from '../connection/connectivity.ts';
import { failureCode, isOver } from '../connection/failures.ts';
import { freshKey } from '../fresh-key.ts';
import { type Outcome, whoTells } from './outcome.ts';
import { createSender, type Sender } from './send-unsent.ts';
import { type KeptCart, tableOf } from './table.ts';
import { tellAnywhere } from './tell-anywhere.ts';
import { showUnsent, startKeeping, type Unsent } from './unsent.ts';
import { wantedLines } from './wanted-lines.ts';

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Another tab, or this one in a moment, may still have changes to send that were made without a network. */
const CHANGES = { lookEvery: 250, looks: 60 } as const;
const carts = tableOf<KeptCart>('carts');
const changesAreSent = async (token: string): Promise<boolean> => {
  for (let look = 0; look < CHANGES.looks && isOnline(); look += 1) {
    const kept = await carts.get(token).catch(() => null);
    if (!kept || kept.queue.waiting.length === 0) return true;
    await pause(CHANGES.lookEvery);
  }
  return false;
};

const cartNow = async (token: string) => {
  const sent = await changesAreSent(token);
  await cartTold(token);
  const store = cartStore(token);
  const { revision, cart } = await store.refetch();
  return { settled: sent && !store.current().syncing, revision, lines: wantedLines(cart) };
};

let last: Promise<unknown> = Promise.resolve();
/** Where the browser knows no locks the tab at least keeps its own order. */
const alone = <T>(name: string, run: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request(name, run) as Promise<T>;
  const turn = last.then(run, run);
  last = turn.catch(() => undefined);
  return turn;
};

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unsent');

const start = async (): Promise<{ readonly sender: Sender; readonly durable: boolean }> => {
  const kept = tableOf<Unsent>('unsent');
  const durable = await kept.all().then(
    () => true,
    () => false,
  );
  const spare = memoryTable<Unsent>();
  const table: Table<Unsent> = durable ? withSpare(kept, spare) : spare;
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    table.get(data).then(
      unsent => showUnsent(data, unsent),
      () => undefined,
    );
  });
  const sender = createSender({
    table,
    lasts: async token => {
      const lasts = durable && (await spare.get(token)) === null;
      if (!lasts) startKeeping(false);
      return lasts;
    },
    alone,
    place: (session, body, idempotencyKey) =>
      api('POST /cart/{session}/place-order', { session, body, idempotencyKey }).catch(error => {
        if (failureCode(error) === 'offline') reportUnreachable();
        throw error;
      }),
    cart: cartNow,
    show: (token, unsent) => {
      showUnsent(token, unsent);
      channel?.postMessage(token);
    },
    now: Date.now,
    newKey: freshKey,
    pause,
  });
  return { sender, durable };
};

let started: ReturnType<typeof start> | undefined;
/** The one sender of this page; `durable`: what it keeps outlives the page. */
export const theSender = (): ReturnType<typeof start> => {
  started ??= start();
  return started;
};

const tell = (token: string, outcome: Outcome): void => {
  // A screen of a visit that is over is gone in a moment.
  const over = outcome.kind === 'refused' && isOver(outcome.trouble.code);
  const teller = over ? null : whoTells(token);
  if (teller) teller(outcome);
  else tellAnywhere(token, outcome);
};

/** Takes up what waits for this session, as far as the rules let it go, and tells the guest what came of it. */
export const takeUpUnsent = async (token: string, reachable = isOnline()): Promise<void> => {
  const { sender } = await theSender();
  if (reachable) tell(token, await sender.takeUp(token));
  else await sender.look(token);
};

/** Sends what was just kept and tells the guest what came of it. */
export const sendKept = async (unsent: Unsent): Promise<void> => {
  const { sender } = await theSender();
  tell(unsent.token, await sender.sendKept(unsent));
};
