import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BridgeTask } from '@tableside/contract/http/devices/bridge';
import { afterEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Answer, Line } from '../line/post.ts';
import { type Notes, openNotes } from '../notes/notes.ts';
import { createReach } from '../reach/reach.ts';
import { work } from './work.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A terminal that counts what it is asked and approves it. */
const aTerminal = async () => {
  const asked: string[] = [];
  const listening = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  ends.push(() => listening.close());
  await new Promise(done => listening.once('listening', done));
  listening.on('connection', socket =>
    socket.on('message', bytes => {
      asked.push(bytes.toString());
      socket.close();
    }),
  );
  const { port } = listening.address() as { port: number };
  return { asked, at: `127.0.0.1:${port}` };
};

/** The first note of `begun` for a request, as it stands on the disk of a bridge that lost its power. */
const noted = (): Notes => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-notes-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return openNotes(folder);
};

/** Hands one request over, and hears what became of it. */
const handed = async (
  request: { readonly task: BridgeTask; readonly late: boolean },
  notes: Notes,
  address: string,
): Promise<unknown> => {
  const stop = new AbortController();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  let questions = 0;
  const line: Line = {
    post: async (call, body): Promise<Answer> => {
      if (call === 'POST /bridge/answer') {
        stop.abort();
        resolve((body as { result: unknown }).result);
      }
      questions += 1;
      if (call !== 'POST /bridge/work' || questions > 1) await new Promise(done => setImmediate(done));
      return { kind: 'done', data: { requests: questions === 1 ? [{ id: 'one', ...request }] : [] } };
    },
    close: () => undefined,
  };
  const { reach } = createReach({}, [address]);
  const about = { version: '1', host: 'test' };
  await work({ line, notes, reach, about, random: Math.random, say: () => undefined }, stop.signal);
  return promise;
};
const sale = (address: string): BridgeTask => ({
  do: 'terminal',
  kind: 'ecr-websocket',
  address,
  timeout_ms: 5_000,
  request: { operation: 'sale', reference: 41, amount: 900 },
});
const NOT_ASKED = { kind: 'terminal', outcome: { kind: 'refused', code: 'NP' } };
const NOBODY_KNOWS = { kind: 'terminal', outcome: { kind: 'unknown', code: 'NP' } };

it('asks a terminal once; where its answer is lost nobody knows', async () => {
  const { asked, at } = await aTerminal();
  const notes = noted();
  expect(await handed({ task: sale(at), late: false }, notes, at)).toEqual(NOBODY_KNOWS);
  expect(asked).toHaveLength(1);
  expect(await handed({ task: sale(at), late: false }, notes, at)).toEqual(NOBODY_KNOWS);
  expect(asked).toHaveLength(1);
});

it('begins nothing that was handed over too late, and says so', async () => {
  const { asked, at } = await aTerminal();
  expect(await handed({ task: sale(at), late: true }, noted(), at)).toEqual(NOT_ASKED);
  expect(asked).toEqual([]);
});

it('says of what it began before its power went that nobody knows, late or not', async () => {
  const { asked, at } = await aTerminal();
  for (const late of [true, false]) {
    const notes = noted();
    notes.write('one', 'begun');
    expect(await handed({ task: sale(at), late }, notes, at)).toEqual(NOBODY_KNOWS);
  }
  expect(asked).toEqual([]);
});

it('charges nobody where it cannot write down that it began', async () => {
  const { asked, at } = await aTerminal();
  const full: Notes = { of: () => undefined, write: () => undefined, isKept: () => false };
  expect(await handed({ task: sale(at), late: false }, full, at)).toEqual(NOT_ASKED);
  expect(asked).toEqual([]);
});

it('calls no terminal outside of its networks', async () => {
  const { asked, at } = await aTerminal();
  expect(await handed({ task: sale(at), late: false }, noted(), '127.0.0.1:9')).toEqual({
    kind: 'out_of_reach',
    may_have_printed: false,
  });
  expect(asked).toEqual([]);
});
