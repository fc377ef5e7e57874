import { randomUUID } from 'node:crypto';
import { type AllCalls, allCalls, type CallSpec, type ErrorCode } from '@tableside/contract';
import { ApiFailure, type CallAnswer, type CallInput } from '@tableside/contract/client';
import { type TestClient, testClient } from '@tableside/testkit/server/server-client.ts';
import type { Notes } from './notes.ts';
import type { Stage } from './stage.ts';

/** An answer, the code of a refusal, or nothing: the line or the server was dead. */
export type Heard<T> =
  | { readonly kind: 'answer'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'lost' };

/** Somebody at one of the servers; what no client may ever see is written down. */
export type Asker = {
  readonly cookies: Map<string, string>;
  readonly ask: <Key extends keyof AllCalls>(
    key: Key,
    input: CallInput<Key>,
    /** Which server; else any that is alive. */
    server?: number,
  ) => Promise<Heard<CallAnswer<Key>>>;
  /** As `ask`, again and again while nobody answers, with one key as phones do. Null: refused. */
  readonly must: <Key extends keyof AllCalls>(
    key: Key,
    input: CallInput<Key>,
  ) => Promise<CallAnswer<Key> | null>;
};

/** Ten a second, past the minute for which the server holds a request whose process died to be under way. */
const TRIES = 800;
/** Nothing is decided yet: a phone asks again. */
export const UNDECIDED: readonly ErrorCode[] = ['unavailable', 'idempotency_in_progress'];

export const asker = (stage: Stage, notes: Notes, seed: number, given?: Map<string, string>): Asker => {
  const cookies = given ?? new Map<string, string>();
  const browsers = new Map<string, TestClient>();
  const at = (url: string): TestClient => {
    const browser = browsers.get(url) ?? testClient(url);
    browsers.set(url, browser);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  const ask: Asker['ask'] = async (key, input, server) => {
    const url =
      server === undefined ? stage.anyServer() : (stage.servers[server % 2] ?? stage.servers[0]).url;
    const browser = at(url);
    try {
      const data = await browser.call(key, input);
      for (const [name, value] of browser.cookies) cookies.set(name, value);
      return { kind: 'answer', data };
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) {
        notes.breaks(seed, cause instanceof Error ? cause.message.slice(0, 500) : String(cause));
        return { kind: 'lost' };
      }
      const { code } = cause;
      if (code === 'offline' || code === 'timeout') return { kind: 'lost' };
      if (code === 'server_error' || code === 'rate_limited') notes.breaks(seed, `${key} answers ${code}`);
      return { kind: 'refused', code };
    }
  };
  return {
    cookies,
    ask,
    must: async (key, once) => {
      const { idempotent }: CallSpec = allCalls[key];
      const input = idempotent ? { idempotencyKey: randomUUID(), ...once } : once;
      for (let tries = 0; tries < TRIES; tries += 1) {
        await stage.untilAlive();
        const heard = await ask(key, input);
        if (heard.kind === 'answer') return heard.data;
        if (heard.kind === 'refused' && !UNDECIDED.includes(heard.code)) return null;
        await new Promise(done => setTimeout(done, 100));
      }
      notes.breaks(seed, `${key} was never answered`);
      return null;
    },
  };
};
