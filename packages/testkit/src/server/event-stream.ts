import type { TestClient } from './server-client.ts';

/** An event as it came; `event` is the name inside `data`, or the stream's own (`reset`). */
export type Heard = {
  readonly id: string;
  readonly event: string;
  readonly channel: string | undefined;
  readonly data: unknown;
};

export type TestStream = {
  readonly status: number;
  readonly headers: Headers;
  /** Everything heard so far. */
  readonly heard: readonly Heard[];
  /** The next event not yet taken, of that name if one is given; those before it are skipped. */
  readonly next: (event?: string) => Promise<Heard>;
  /** The next event of that name that is so; what was true before may still be on its way when a stream is opened. */
  readonly until: (event: string, isSo: (data: unknown) => boolean) => Promise<Heard>;
  /** The place to resume from: the last `id:` that came. */
  readonly place: () => string;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

type Block = {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string | undefined;
};

const parse = (block: string): Block => {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find(line => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { id: field('id'), event: field('event'), data: field('data') };
};

type Wire = { readonly event?: string; readonly channel?: string; readonly data?: unknown };

/**
 * Opens a stream as a browser does and waits until the server has answered; `lastEventId` resumes. Without it, what had
 * happened before is passed over: it may still be on its way, for as long as any transaction of the cluster lasts.
 */
export const openStream = async (
  client: Pick<TestClient, 'fetch' | 'happened'>,
  path: string,
  lastEventId?: string,
): Promise<TestStream> => {
  const before =
    lastEventId === undefined && !path.includes('after=') ? await client.happened?.() : undefined;
  const abort = new AbortController();
  const response = await client.fetch(path, {
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  const heard: Heard[] = [];
  let taken = 0;
  let place = '';
  let waiting: (() => void)[] = [];
  const take = (block: string): void => {
    const { id, event, data } = parse(block);
    if (id !== undefined) place = id;
    if (data === undefined || (id !== undefined && before?.has(id))) return;
    const wire = JSON.parse(data) as Wire;
    heard.push({ id: place, event: event ?? wire.event ?? '', channel: wire.channel, data: wire.data });
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const read = async (): Promise<void> => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };
  const next: TestStream['next'] = async event => {
    for (;;) {
      while (taken < heard.length) {
        const found = heard[taken];
        taken += 1;
        if (found && (event === undefined || found.event === event)) return found;
      }
      await new Promise<void>(resolve => waiting.push(resolve));
    }
  };
  const ended = response.ok ? read().catch(() => undefined) : response.body?.cancel().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    heard,
    next,
    until: async (event, isSo) => {
      for (;;) {
        const found = await next(event);
        if (isSo(found.data)) return found;
      }
    },
    place: () => place,
    ended: Promise.resolve(ended),
    close: () => abort.abort(),
  };
};
