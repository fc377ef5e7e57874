import type { Table } from '@tableside/contract/kept/table';
import { postponed } from '../../data/cart/cart-queue.ts';
import { type CartOp, cartStore } from '../../data/cart/index.ts';
import { isOnline, onConnectivity } from '../../data/connection/connectivity.ts';
import { type KeptCart, tableOf } from '../../data/placing/table.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { announceRefusal, announceRefusals, dishOf } from '../toasts/index.ts';

type Store = ReturnType<typeof cartStore>;

const takeUp = async (table: Table<KeptCart>, token: string, store: Store): Promise<void> => {
  const kept = await table.get(token);
  if (!kept) return;
  const here = store.queue();
  // What the server told this page is younger than what it told an earlier one.
  const server = store.current().loaded ? here.server : kept.queue.server;
  const waiting = [...kept.queue.waiting, ...here.waiting];
  if (waiting.length > here.waiting.length || !store.current().loaded)
    store.resume({ ...here, server, waiting });
};

/** Tells in one breath which changes made without a network the server did not take. */
const tellConflicts = (store: Store): (() => void) => {
  let away: readonly CartOp[] = [];
  let names: readonly string[] = [];
  const note = () => {
    const { waiting } = store.queue();
    if (!isOnline()) away = waiting.map(({ op }) => op);
  };
  const stops = [store.subscribe(note), onConnectivity(note)];
  store.setOnRefused((error, op) => {
    const name = dishOf(op, store);
    if (!away.includes(op) || name === undefined) return announceRefusal(error, name);
    names = [...new Set([...names, name])];
    const text = t('unsent.conflict', { names: names.join(', ') });
    showToast({ id: 'cart-conflict', tone: 'error', persistent: true, text });
  });
  note();
  return () => {
    for (const stop of stops) stop();
    announceRefusals(store);
  };
};

/** Writes every change; a change whose answer is missing waits in front, under its own key. */
const writeChanges = (table: Table<KeptCart>, token: string, store: Store): (() => void) => {
  const write = () => {
    if (store.current().loaded) table.put({ token, queue: postponed(store.queue()) }).catch(() => undefined);
  };
  write();
  return store.subscribe(write);
};

/**
 * Keeps the cart on the phone, with the changes that the server has not heard of, and takes them up again. One tab of the
 * session does so at a time; when it is closed, the next one finds what it left. Answers with how to stop.
 */
export const keepCart = (token: string): (() => void) => {
  const store = cartStore(token);
  const table = tableOf<KeptCart>('carts');
  const stops = [tellConflicts(store)];
  const left = new AbortController();
  const hold = async () => {
    await takeUp(table, token, store);
    for (const { token: other } of await table.all()) if (other !== token) await table.remove(other);
    if (left.signal.aborted) return;
    stops.push(writeChanges(table, token, store));
    await new Promise(resolve => left.signal.addEventListener('abort', resolve));
  };
  navigator.locks?.request(`cart:${token}`, { signal: left.signal }, hold).catch(() => undefined);
  return () => {
    left.abort();
    for (const stop of stops) stop();
  };
};

/** Nothing of a cart stays on the phone whose visit is over. */
export const forgetCart = (token: string): Promise<void> => tableOf<KeptCart>('carts').remove(token);
