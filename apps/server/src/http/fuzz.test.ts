import { randomUUID } from 'node:crypto';
import { type AllCalls, allCalls, type CallSpec } from '@tableside/contract';
import { aFuzzScene, type FuzzScene, newThings, type Things } from '@tableside/testkit/fuzz/a-fuzz-scene.ts';
import { newHallVisit } from '@tableside/testkit/fuzz/a-hall-visit.ts';
import { asItIs } from '@tableside/testkit/fuzz/as-it-is.ts';
import { edges, TEXT_EDGES } from '@tableside/testkit/fuzz/edges.ts';
import { type Ids, type Known, sample } from '@tableside/testkit/fuzz/sample.ts';
import { inputSchema } from '@tableside/testkit/fuzz/schema.ts';
import { signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Every call of the contract is sent what stands at and past the border of each of its fields, by whoever may make the call
 * and by whoever may not: nothing that a caller sends is a failure of ours.
 */
type Key = keyof AllCalls;

/** Calls after which somebody is signed out, or nobody knows a password: they come last. Those that only read come first. */
const ENDING =
  /sign-out|account|sessions?\/|shared-devices|team\/\{|security|join|password|setup|organisation/;
const reads = (key: string): boolean => key.startsWith('GET ');
const whenOf = (key: string): number => (reads(key) ? 0 : ENDING.test(key) ? 2 : 1);
const calls = (Object.entries(allCalls) as [Key, CallSpec][])
  .filter(([key]) => key.includes(process.env.FUZZ_CALL ?? ''))
  .sort(([a], [b]) => whenOf(a) - whenOf(b));

/** Say 503 where there is no mailbox and nobody who sends texts, as here. */
const NEED_POST: ReadonlySet<Key> = new Set<Key>([
  'POST /console/{venue}/notices/test-mail',
  'POST /console/{venue}/notices/test-sms',
  'POST /console/{venue}/reviews/{review}/answer',
  'POST /console/{venue}/gifts/statement/send',
  'POST /console/{venue}/loyalty/mail/send',
  'POST /loyalty/mail',
]);

/** Bodies of one call that are tried; `FUZZ=all` tries every one there is, `FUZZ_CALL=/v1` the calls with that in their name. */
const MOST = process.env.FUZZ === 'all' ? Number.POSITIVE_INFINITY : 80;

let server: PayServer;
let scene: FuzzScene;
beforeAll(async () => {
  server = await payServer();
  scene = await aFuzzScene(server);
});
afterAll(() => server.stop());

/** Things that are really there, so that a call comes further than its looking for them; in a new venue where the old one has none. */
const things = async (): Promise<Things> =>
  newThings(server, scene).catch(async () => {
    scene = await aFuzzScene(server);
    return newThings(server, scene);
  });

/** What only reads uses nothing up: the next one that reads finds it all as it was. */
let untouched: Things | undefined;
const thingsFor = async (key: Key): Promise<Things> => {
  const found = untouched ?? (await things());
  untouched = reads(key) ? found : undefined;
  return found;
};

type Try = { readonly path: string; readonly query?: string; readonly body?: unknown };

/** Taken evenly from all, so that the suite's time has a bound. */
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);

const PATH_EDGES = [...TEXT_EDGES, randomUUID(), 'a'.repeat(300), '%', 'a/b'];
const pathOf = (template: string, ids: Ids): string =>
  `/api${template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((ids[name] ?? randomUUID()).toWellFormed()))}`;
const queryOf = (value: unknown): string =>
  new URLSearchParams(
    Object.entries((value ?? {}) as object).map(([name, each]) => [name, String(each).toWellFormed()]),
  ).toString();

const triesOf = (key: Key, { query, body, upload }: CallSpec, ids: Ids, known: Known): readonly Try[] => {
  const [, template = ''] = key.split(' ');
  const good = { path: pathOf(template, ids), ...(body && { body: sample(inputSchema(body), known) }) };
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const paths = names.flatMap(name =>
    PATH_EDGES.map(edge => ({ ...good, path: pathOf(template, { ...ids, [name]: edge }) })),
  );
  const queries = (query ? edges(inputSchema(query), known) : []).flatMap(value =>
    typeof value === 'object' && !Array.isArray(value) ? [{ ...good, query: queryOf(value) }] : [],
  );
  const bodies = body
    ? some(edges(inputSchema(body), known), MOST).map(each => ({ ...good, body: each }))
    : [];
  const raw = upload ? ['', 'x', '\u0000'.repeat(99)].map(bytes => ({ ...good, body: bytes })) : [];
  return [
    good,
    ...some(paths, 20),
    ...some(queries, 120),
    ...raw,
    ...bodies,
    { ...good, query: 'x=%00&y=%ff' },
  ];
};

const send = async (client: TestClient, key: Key, { path, query, body }: Try): Promise<number> => {
  const [method = ''] = key.split(' ');
  const { upload, idempotent }: CallSpec = allCalls[key];
  const type = upload ? (upload.types[0] ?? 'x').replace('*', 'png') : 'application/json';
  const init: RequestInit =
    method === 'GET'
      ? { signal: AbortSignal.timeout(20_000) }
      : {
          method,
          headers: {
            'content-type': type,
            ...(idempotent === 'required' && { 'idempotency-key': randomUUID() }),
          },
          body: upload ? String(body ?? '') : JSON.stringify(body ?? {}),
        };
  const response = await client.fetch(query ? `${path}?${query}` : path, init);
  await response.body?.cancel();
  return response.status;
};

const callersOf = ({ access }: CallSpec, phone: TestClient): readonly [string, TestClient][] => {
  const stranger: [string, TestClient] = ['stranger', server.client()];
  if (access === 'public' || access === 'session' || access === 'guest-account')
    return [['guest', phone], stranger];
  if (access === 'setup-code') return [stranger];
  if (access === 'signed-in') return [['owner', scene.owner], stranger];
  if (access === 'bridge') return [['bridge', scene.bridge], stranger];
  if ('key' in access) return [['system', scene.system], stranger];
  const crew = [...scene.crew].sort(
    ([a], [b]) => Number(access.staff.includes(b)) - Number(access.staff.includes(a)),
  );
  return [...crew, stranger];
};

/** Calls that did what was asked at least once: what is refused at the door proves nothing about the rooms. */
const reached = new Set<Key>();

const failuresOf = async (key: Key, spec: CallSpec): Promise<string[]> => {
  const there = await thingsFor(key);
  const inHall = key.includes(' /food-courts/') ? await newHallVisit(server, scene.hall) : undefined;
  const ids = { ...there.ids, ...inHall?.ids };
  const known = { ...there.known, ...inHall?.known };
  const { phone } = inHall ?? there;
  if (spec.access === 'guest-account') await signedUp(phone);
  const [, path = ''] = key.split(' ');
  const now = await asItIs(scene.owner, path, ids);
  const tries = triesOf(key, spec, { ...now.ids, ...ids }, { ...known, ...now.known });
  const found: string[] = [];
  for (const [at, [who, client]] of callersOf(spec, phone).entries()) {
    for (const each of at === 0 ? tries : some(tries, 4)) {
      const status = await send(client, key, each);
      if (status < 300) reached.add(key);
      if (status >= 500 && !(status === 503 && NEED_POST.has(key)))
        found.push(`${status} ${key} by ${who}: ${JSON.stringify(each).slice(0, 300)}`);
    }
  }
  return found;
};

describe('whatever a caller sends', () => {
  it('is no failure of ours, at the borders of every field of every call', async () => {
    const found: string[] = [];
    for (const [key, spec] of calls) {
      found.push(...(await failuresOf(key, spec)));
    }
    expect(found).toEqual([]);
    expect(reached.size).toBeGreaterThanOrEqual(calls.length / 2);
  }, 900_000);

  it.each([
    '/',
    '/healthz',
    '/readyz',
    '/console/',
    '/media/x',
    '/api/docs',
    '/api/realtime/x',
    '/sandbox',
    '/robots.txt',
  ])('is no failure of ours in an address or what is asked of it: %s', async path => {
    const client = server.client();
    const tails = [
      '?x=%00',
      '?%00=1',
      '?x=%ff',
      '/%00',
      '/%ff',
      '/%',
      '/..%2f..%2fetc%2fpasswd',
      `?x=${'a'.repeat(9_000)}`,
      '?a[b]=1&a=2',
    ];
    for (const tail of ['', ...tails]) {
      const response = await client.fetch(`${path}${tail}`);
      await response.body?.cancel();
      expect([path, tail, response.status]).toEqual([path, tail, expect.not.toBeOneOf([500, 501, 502])]);
    }
  });
});
