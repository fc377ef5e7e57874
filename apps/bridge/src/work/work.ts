import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { Answer, Line } from '../line/post.ts';
import { pauseBefore, waitFor } from '../line/retry.ts';
import type { Notes } from '../notes/notes.ts';
import type { Reach } from '../reach/reach.ts';
import { isReceipt, MAY_BE_PRINTED, NOT_BEGUN } from './at-fiscal.ts';
import { createTerminals, NOBODY_KNOWS, NOT_ASKED, withoutSlips } from './at-terminal.ts';
import { perform } from './perform.ts';
import { tellDisplay } from './tell-display.ts';

/** The server answers within ten seconds when there is nothing to do: after this the line is dead. Milliseconds. */
const LISTEN_MS = 15_000;
const ANSWER_MS = 10_000;
/** The contract's bound on what is held at once. */
const MAX_HELD = 100;
type Request = { readonly id: string; readonly task: BridgeTask; readonly late?: boolean };
/** A request that was taken, and until when a terminal may begin it, by our own clock. */
type Taken = Request & { readonly beginBy: number };

/** Where money may move or a receipt comes out that the tax office counts: done at once or never. */
const isOnce = ({ task }: Request): boolean => task.do === 'terminal' || isReceipt(task);
/** Where it waits for its turn; null: it waits for nobody. */
const queueOf = ({ task }: Request): string | null => {
  // One search at a time as well.
  if (task.do === 'find') return task.do;
  return task.do === 'terminal_abort' || task.do === 'terminal_status' ? null : task.address;
};

/** What is said of a task that was never begun, and of one that was and whose end nobody knows. */
const endsOf = (task: BridgeTask): readonly [never: BridgeResult, lost: BridgeResult] => {
  if (task.do === 'terminal') return [NOT_ASKED, NOBODY_KNOWS];
  if (task.do === 'fiscal') return [NOT_BEGUN, MAY_BE_PRINTED];
  return [
    { kind: 'unreachable', may_have_printed: false },
    { kind: 'unreachable', may_have_printed: true },
  ];
};

export type WorkParts = {
  readonly line: Line;
  readonly notes: Notes;
  readonly reach: Reach;
  readonly about: { readonly version: string; readonly host: string };
  readonly random: () => number;
  /** Tells whoever looks at the program. */
  readonly say: (words: string) => void;
};

/** Neither busy nor away: it will say the same again. */
const isFinal = ({ status }: Extract<Answer, { kind: 'refused' }>): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

const isTakenBack = (answer: Answer): boolean => answer.kind === 'refused' && answer.code === 'not_signed_in';

const requestsIn = (data: unknown): readonly Request[] => {
  const { requests } = data as { requests?: unknown };
  return Array.isArray(requests) ? (requests as Request[]) : [];
};

/**
 * Asks a server for work and does it until it is to stop or is the bridge no longer. What was handed over is done once:
 * a request that comes again is answered from the notes.
 */
export const work = async (parts: WorkParts, stop: AbortSignal): Promise<'stopped' | 'taken_back'> => {
  const { line, notes, reach, about, random, say } = parts;
  const held = new Map<string, Promise<void>>();
  /** A printer and a terminal do one thing at a time. */
  const atDevice = new Map<string, Promise<unknown>>();
  const terminals = createTerminals(reach);

  const tell = async (id: string, result: BridgeResult): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await line.post('POST /bridge/answer', { id, result }, ANSWER_MS);
      if (answer.kind === 'done') return void held.delete(id);
      // It stays held: asked for again it would be refused again.
      if (answer.kind === 'refused' && isFinal(answer)) return;
      if (stop.aborted && tries > 3) return;
      await waitFor(pauseBefore(tries, random), stop);
    }
  };

  const done = async (request: Taken): Promise<BridgeResult> => {
    const { id, task } = request;
    const [never, lost] = endsOf(task);
    const known = notes.of(id);
    // Somebody pulled the plug in the middle of it.
    if (known === 'begun') return lost;
    if (known) return known;
    const mayBegin = (): boolean => !request.late && performance.now() < request.beginBy;
    let begun = false;
    const begins = (): boolean => {
      if (isOnce(request) && !mayBegin()) return false;
      begun = true;
      notes.write(id, 'begun');
      return notes.isKept();
    };
    const heard = tellDisplay(line, id);
    if (isOnce(request) && !mayBegin()) return never;
    const result = await perform(task, { reach, terminals }, { begins, heard }).catch(() =>
      begun ? lost : never,
    );
    if (begun) notes.write(id, withoutSlips(result));
    return result;
  };

  const take = (request: Taken): void => {
    const { id } = request;
    const at = queueOf(request);
    const before = (at !== null && atDevice.get(at)) || Promise.resolve();
    const result = before.then(() => done(request));
    if (at !== null) {
      atDevice.set(at, result);
      void result.finally(() => {
        if (atDevice.get(at) === result) atDevice.delete(at);
      });
    }
    held.set(
      id,
      result.then(each => tell(id, each)),
    );
  };

  let tries = 0;
  let isThere: boolean | null = null;
  while (!stop.aborted) {
    const body = {
      ...about,
      keeps_notes: notes.isKept(),
      waits: isThere === true,
      holding: [...held.keys()].slice(0, MAX_HELD),
    };
    // An answer may lie in the line while this program stands still: what it asks of a terminal is old then.
    const beginBy = performance.now() + LISTEN_MS;
    const answer = await line.post('POST /bridge/work', body, LISTEN_MS, stop);
    if (stop.aborted) break;
    if (isTakenBack(answer)) return 'taken_back';
    if (answer.kind === 'done') {
      tries = 0;
      if (isThere !== true) say('Connected.');
      isThere = true;
      for (const request of requestsIn(answer.data)) {
        if (!held.has(request.id) && held.size < MAX_HELD) take({ ...request, beginBy });
      }
    } else {
      if (isThere !== false) {
        const why = answer.kind === 'silent' ? answer.why : `${answer.status} ${answer.code}`.trim();
        say(`No answer from the server (${why}). Trying on.`);
      }
      isThere = false;
      tries += 1;
      await waitFor(pauseBefore(tries, random), stop);
    }
  }
  await Promise.all(held.values());
  return 'stopped';
};
