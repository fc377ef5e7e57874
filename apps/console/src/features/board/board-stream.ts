import type { StaffMessage } from '@tableside/contract/realtime';
import type { Cursor } from './cursor.ts';

/** Pauses between attempts when the browser itself gave up on the stream. Milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

type StreamPort = {
  readonly address: (after: Cursor) => string;
  /** Where to go on when the stream has to be opened anew. */
  readonly cursor: () => Cursor;
  readonly onMessage: (message: StaffMessage, id: Cursor) => void;
  /** The server no longer holds the events after our place: load the board, then the stream goes on from there. */
  readonly onReset: () => Promise<void>;
  readonly onTrouble: () => void;
};

/**
 * Keeps the staff's event stream open. A dropped connection is resumed by EventSource itself with `Last-Event-ID`; when
 * it gives up (an error answer, a restart behind a proxy) it is opened anew after the last event that was applied.
 * `reopen` replaces a connection that may be dead without the browser having noticed (a phone that slept).
 */
export const openBoardStream = (port: StreamPort): { reopen: () => void; close: () => void } => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(open, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
    failures += 1;
  };
  const open = () => {
    clearTimeout(timer);
    source?.close();
    if (closed) return;
    const current = new EventSource(port.address(port.cursor()));
    source = current;
    current.onopen = () => {
      failures = 0;
    };
    current.onmessage = event => {
      port.onMessage(JSON.parse(event.data) as StaffMessage, event.lastEventId);
    };
    current.addEventListener('reset', () => {
      current.close();
      void port.onReset().finally(later);
    });
    current.onerror = () => {
      port.onTrouble();
      if (current.readyState === EventSource.CLOSED && source === current) later();
    };
  };
  open();
  return {
    reopen: open,
    close: () => {
      closed = true;
      clearTimeout(timer);
      source?.close();
    },
  };
};
