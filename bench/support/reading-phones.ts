import { Agent } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Menu } from '@tableside/contract/http/menu';
import { call, type Phone, scan } from './guest.ts';
import { type Answer, send } from './http.ts';
import { eventsIn, openStream } from './stream.ts';

/** Phones do not wait for each other's connections. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export type Got = {
  /** `performance.now()` when the phone's stream told of the version, and when its menu was there. */
  readonly told: number;
  readonly held: number;
  readonly answer: Answer;
};

export type ReadingPhones = {
  /** What each phone gets of the next version that is published. */
  readonly next: () => Promise<Got>[];
};

type Told = { readonly event?: string; readonly data?: { readonly version: number } };

/** A menu as it came. */
export const menuIn = ({ body }: Answer): Menu =>
  (JSON.parse(brotliDecompressSync(body).toString()) as { data: Menu }).data;

const ask = async (base: string, phone: Phone, path: string): Promise<Answer> => {
  const answer = await send(`${base}/api${path}`, {
    headers: { cookie: phone.cookie, 'accept-encoding': 'br' },
    via: agent,
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
};

type Wait = ReturnType<typeof Promise.withResolvers<Got>>;

/** A phone that does what the guest app does at `menu-updated`: reads the menu and the cart anew, at once. */
const openOne = async (base: string, code: string, language: string): Promise<() => Promise<Got>> => {
  const phone = await scan(base, code);
  const { restaurant } = await call<{ restaurant: { id: string } }>(
    base,
    phone,
    `/get-session-data/${phone.session}`,
  );
  let wait: Wait | null = null;
  const readAnew = async (waited: Wait, told: number): Promise<void> => {
    const menu = ask(base, phone, `/get-menu-categories/${phone.session}?language=${language}`);
    const cart = ask(base, phone, `/cart/${phone.session}/get`);
    const answer = await menu;
    const held = performance.now();
    await cart;
    waited.resolve({ told, held, answer });
  };
  const channels = `session_orders_${phone.session},restaurant_${restaurant.id}`;
  const hear = eventsIn(event => {
    if ((event as Told).event !== 'menu-updated' || !wait) return;
    const waited = wait;
    wait = null;
    readAnew(waited, performance.now()).catch(waited.reject);
  });
  await openStream(`${base}/api/realtime/${phone.session}?channels=${channels}`, phone.cookie, hear);
  return () => {
    wait = Promise.withResolvers<Got>();
    return wait.promise;
  };
};

/** So many phones at the venue's tables, in its languages by turns. */
export const openReadingPhones = async (
  base: string,
  { count, codes, languages }: { count: number; codes: readonly string[]; languages: readonly string[] },
): Promise<ReadingPhones> => {
  const phones: (() => Promise<Got>)[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = codes[index % codes.length] ?? '';
    phones.push(await openOne(base, code, languages[index % languages.length] ?? ''));
  }
  return { next: () => phones.map(phone => phone()) };
};
