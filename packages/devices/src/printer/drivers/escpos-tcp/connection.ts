import { createConnection, type Socket } from 'node:net';
import type { PrinterPlace } from '../../port.ts';

/** A connection to a printer, for one conversation. */
export type Connection = {
  readonly send: (bytes: Uint8Array) => Promise<void>;
  /** That many answers that `fits`, others passed over; null when they do not come in time. Rejects when it ends. */
  readonly answers: (
    count: number,
    fits: (byte: number) => boolean,
    withinMs: number,
  ) => Promise<readonly number[] | null>;
  /** Ends it once everything is sent; false: it broke before. */
  readonly end: () => Promise<boolean>;
  readonly drop: () => void;
};

const conversation = (socket: Socket): Connection => {
  const heard: number[] = [];
  let broken = false;
  let changed = (): void => undefined;
  const note = (): void => changed();
  socket.on('data', chunk => {
    heard.push(...(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
    note();
  });
  for (const event of ['error', 'close', 'end'] as const) {
    socket.on(event, () => {
      broken ||= event !== 'end';
      note();
    });
  }
  return {
    send: bytes =>
      new Promise((resolve, reject) => {
        socket.write(bytes, error => (error ? reject(error) : resolve()));
      }),
    answers: (count, fits, withinMs) =>
      new Promise((resolve, reject) => {
        const finish = (found: readonly number[] | null | undefined): void => {
          clearTimeout(timer);
          changed = () => undefined;
          if (found === undefined) reject(new Error('the printer ended the connection'));
          else resolve(found);
        };
        const timer = setTimeout(() => finish(null), withinMs);
        changed = () => {
          const fitting = heard.filter(fits);
          if (fitting.length >= count) {
            heard.length = 0;
            finish(fitting.slice(0, count));
          } else if (broken || socket.readableEnded) finish(undefined);
        };
        changed();
      }),
    end: () =>
      new Promise(resolve => {
        if (broken) return resolve(false);
        socket.once('finish', () => resolve(true));
        socket.once('error', () => resolve(false));
        socket.end();
      }),
    drop: () => socket.destroy(),
  };
};

/** Connects; null when nobody is there in time. */
export const connect = ({ url, timeoutMs, lookup }: PrinterPlace): Promise<Connection | null> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = createConnection({ host, port: Number(url.port), ...(lookup && { lookup }) });
  return new Promise(resolve => {
    const fail = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(null);
    };
    const timer = setTimeout(fail, timeoutMs);
    socket.once('error', fail);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(conversation(socket));
    });
  });
};
