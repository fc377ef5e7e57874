import type { CallAnswer } from '@tableside/contract/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../../parts/fetched/when-idle.ts';
import { FORGOTTEN_AFTER_MS, type KeptRead } from './kept-reads.ts';
import { theReads } from './the-reads.ts';

type Me = CallAnswer<'GET /console/me'>;

/** What is read on the floor without a line, by the first part of its query: see `api/query-keys.ts`. */
const READ_ON_FLOOR = ['me', 'board', 'tables', 'bills', 'menu', 'courses', 'floor', 'kitchen'] as const;
/** Bills that were closed come page by page, and are no part of it. */
const isRead = ({ queryKey, state }: Query): boolean =>
  READ_ON_FLOOR.some(name => name === queryKey[0]) && queryKey[2] !== 'closed' && state.data !== undefined;

/**
 * A busy board changes many times a second: what changed is written down this often, and then when nobody waits for the page, which
 * copies three hundred orders for it. Milliseconds.
 */
const WRITTEN_EVERY_MS = 2_000;
/** A kitchen's wall in the rush is never idle, and may lose its power. */
const WRITTEN_AT_LATEST_MS = 10_000;

const ME = ['me'] as const;

/** Writes down what the person who is signed in sees, while they see it. */
export const keepReads = (client: QueryClient): void => {
  // What nobody looks at for five minutes goes from memory, and could not come again.
  for (const name of READ_ON_FLOOR) client.setQueryDefaults([name], { gcTime: FORGOTTEN_AFTER_MS });
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const person = client.getQueryData<Me | null>(ME)?.id;
    // What whoever was there before saw has left the cache with them.
    const rows = [...changed]
      .filter(query => client.getQueryCache().get(query.queryHash) === query)
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
    changed.clear();
    if (person !== undefined) void theReads.put(rows.map(row => ({ ...row, person })));
  };
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    const said = type === 'updated' && 'action' in event && event.action.type === 'success';
    if (!said || !isRead(query)) return;
    changed.add(query);
    timer ??= setTimeout(() => whenIdle(write, WRITTEN_AT_LATEST_MS), WRITTEN_EVERY_MS);
  });
  addEventListener('pagehide', () => {
    write();
    if (client.getQueryData<Me | null>(ME)) theReads.touch();
  });
};

const meOf = (rows: readonly KeptRead[]): Me | null =>
  (rows.find(({ key }) => key[0] === ME[0])?.data as Me | null | undefined) ?? null;

const MINUTE_MS = 60_000;

/** Puts what is kept before whoever saw it last; null: nothing is. */
export const openReads = async (client: QueryClient): Promise<Me | null> => {
  const rows = await theReads.open(all => {
    const minutes = meOf(all)?.lock_minutes ?? null;
    return minutes === null ? null : minutes * MINUTE_MS;
  });
  const me = rows && meOf(rows);
  if (!rows || !me) return null;
  for (const { key, data, at } of rows) {
    if (key[0] !== ME[0]) client.setQueryData(key, data, { updatedAt: at });
  }
  return me;
};
