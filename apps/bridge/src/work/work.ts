import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { Answer, Line } from '../line/post.ts';
import { pauseBefore, waitFor } from '../line/retry.ts';
import type { Notes } from '../notes/notes.ts';
import type { Reach } from '../reach/reach.ts';
import { perform } from './perform.ts';

/** The server answers within ten seconds when there is nothing to do: after this the line is dead. Milliseconds. */
const LISTEN_MS = 15_000;
const ANSWER_MS = 10_000;
/** The contract's bound on what is held at once. */
const MAX_HELD = 100;

type Request = { readonly id: string; readonly task: BridgeTask };

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
  /** A printer does one thing at a time. */
  const atPrinter = new Map<string, Promise<unknown>>();

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

  const done = async ({ id, task }: Request): Promise<BridgeResult> => {
    const known = notes.of(id);
    // Somebody pulled the plug in the middle of it.
    if (known === 'begun') return { kind: 'unreachable', may_have_printed: true };
    if (known) return known;
    let begun = false;
    const begins = (): void => {
      begun = true;
      notes.write(id, 'begun');
    };
    const result = await perform(task, reach, begins).catch(
      (): BridgeResult => ({
        kind: 'unreachable',
        may_have_printed: begun,
      }),
    );
    if (begun) notes.write(id, result);
    return result;
  };

  const take = (request: Request): void => {
    const { id, task } = request;
    // One search at a time as well.
    const at = task.do === 'find' ? task.do : task.address;
    const before = atPrinter.get(at) ?? Promise.resolve();
    const result = before.then(() => done(request));
    atPrinter.set(at, result);
    void result.finally(() => {
      if (atPrinter.get(at) === result) atPrinter.delete(at);
    });
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
    const answer = await line.post('POST /bridge/work', body, LISTEN_MS, stop);
    if (stop.aborted) break;
    if (isTakenBack(answer)) return 'taken_back';
    if (answer.kind === 'done') {
      tries = 0;
      if (isThere !== true) say('Connected.');
      isThere = true;
      for (const request of requestsIn(answer.data)) {
        if (!held.has(request.id) && held.size < MAX_HELD) take(request);
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
