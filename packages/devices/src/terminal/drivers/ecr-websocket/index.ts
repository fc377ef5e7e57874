import type {
  Terminal,
  TerminalDriver,
  TerminalOutcome,
  TerminalPlace,
  TerminalRequest,
} from '../../port.ts';
import { type Connection, connect } from './connection.ts';
import { decodeFrame, encodeAbort, encodeRequest } from './frames.ts';

/** A terminal that has not said its last word for this long is not ready (NR). */
const TIMEOUT_MS = 120_000;
/** TERM-14. */
const PING_MS = 10_000;
/** How long a terminal may take to say that it heard an abort. */
const ABORT_MS = 5_000;

type Running = {
  readonly operation: string;
  readonly reference: number;
  readonly heard: (text: string) => void;
  readonly end: (outcome: TerminalOutcome) => void;
};

const openTerminal = ({
  url,
  timeoutMs = TIMEOUT_MS,
  pingMs = PING_MS,
  receiptColumns,
  lookup,
}: TerminalPlace): Terminal => {
  let connecting: Promise<Connection | null> | null = null;
  let running: Running | null = null;
  let aborting: ((accepted: boolean) => void) | null = null;

  const take = (bytes: string): void => {
    const said = decodeFrame(bytes);
    if (said?.kind === 'abort' && said.reference === running?.reference) aborting?.(said.accepted);
    if (said?.kind === 'progress' && said.reference === running?.reference) running.heard(said.text);
    // What is said of another transaction is no word about this one; nor is the sale's own late word one about its void,
    // which has the same reference.
    if (said?.kind !== 'answer' || said.answer.reference !== running?.reference) return;
    if (said.answer.operation === running.operation) running.end({ kind: 'answered', answer: said.answer });
  };
  const connected = (): Promise<Connection | null> => {
    const lost = (): void => {
      connecting = null;
      running?.end({ kind: 'unknown', code: 'NP' });
    };
    connecting ??= connect(url, pingMs, take, lost, lookup).then(connection => {
      if (!connection) connecting = null;
      return connection;
    });
    return connecting;
  };
  const ask = (connection: Connection, request: TerminalRequest, heard: (text: string) => void) =>
    new Promise<TerminalOutcome>(resolve => {
      const timer = setTimeout(() => end({ kind: 'unknown', code: 'NR' }), timeoutMs);
      const end = (outcome: TerminalOutcome): void => {
        clearTimeout(timer);
        running = null;
        aborting?.(false);
        resolve(outcome);
      };
      running = { operation: request.operation, reference: request.reference, heard, end };
      connection.send(encodeRequest(request, receiptColumns));
    });

  let busy = false;
  return {
    run: async (request, heard = () => undefined) => {
      if (busy) return { kind: 'refused', code: 'BS' };
      busy = true;
      try {
        const connection = await connected();
        return connection ? await ask(connection, request, heard) : { kind: 'refused', code: 'NP' };
      } finally {
        busy = false;
      }
    },
    abort: async () => {
      const [now, connection] = [running, await connecting];
      if (!now || !connection || running !== now) return false;
      return new Promise(resolve => {
        const timer = setTimeout(() => done(false), ABORT_MS);
        const done = (accepted: boolean): void => {
          clearTimeout(timer);
          aborting = null;
          resolve(accepted);
        };
        aborting = done;
        connection.send(encodeAbort(now.reference));
      });
    },
    isThere: async () => (await connected()) !== null,
    close: async () => (await connecting)?.close(),
  };
};

/** Address of a terminal: `host:port`, with `ws://` or `wss://` before it or not. */
const readAddress = (typed: string): URL | null => {
  const trimmed = typed.trim();
  const address = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `ws://${trimmed}`;
  if (trimmed === '' || !URL.canParse(address)) return null;
  const url = new URL(address);
  return !/^wss?:$/.test(url.protocol) || url.username || url.password || url.hash ? null : url;
};

/**
 * JSON over a WebSocket in the venue's network, as an ECR speaks to its card terminal. No public document has this wire's
 * field names: what is built here is our reading of the specification (3§7), and stands in this folder alone.
 */
export const ecrWebsocket: TerminalDriver = { id: 'ecr-websocket', readAddress, open: openTerminal };
