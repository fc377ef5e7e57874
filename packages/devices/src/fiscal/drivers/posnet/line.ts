import { createConnection } from 'node:net';
import type { FiscalPlace } from '../../port.ts';
import { type Answer, answerReader, encodeCommand, type Fields } from './frames.ts';

/** Printing takes its time; a printer that waits for paper answers once it has some. */
const TIMEOUT_MS = 20_000;
const CONNECT_MS = 5_000;

/** A line to a printer: a command, then its answer; null: none came. */
export type Line = {
  readonly ask: (command: string, fields?: Fields) => Promise<Answer | null>;
  readonly close: () => void;
};

/** Connects; null: nobody is there. */
export const openLine = ({ url, timeoutMs = TIMEOUT_MS, lookup }: FiscalPlace): Promise<Line | null> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = createConnection({ host, port: Number(url.port), ...(lookup && { lookup }) });
  const read = answerReader();
  let awaited: { readonly command: string; readonly end: (answer: Answer | null) => void } | null = null;
  let isOver = false;
  const over = (): void => {
    isOver = true;
    awaited?.end(null);
  };
  socket.on('error', over);
  socket.on('close', over);
  socket.on('data', chunk => {
    for (const answer of read(Buffer.from(chunk))) {
      // A frame that it could not read is answered with ERR in place of the command's name.
      if ([awaited?.command, 'ERR'].includes(answer.command.replace('!', ''))) awaited?.end(answer);
    }
  });
  const line: Line = {
    ask: (command, fields) => {
      if (isOver) return Promise.resolve(null);
      return new Promise(resolve => {
        const timer = setTimeout(() => awaited?.end(null), timeoutMs);
        const name = command.replace('!', '');
        awaited = {
          command: name,
          end: answer => {
            clearTimeout(timer);
            awaited = null;
            // What is said too late is no answer to what is asked next.
            if (answer === null) socket.destroy();
            resolve(answer);
          },
        };
        socket.write(encodeCommand(command, fields));
      });
    },
    close: () => socket.destroy(),
  };
  return new Promise(resolve => {
    const timer = setTimeout(() => socket.destroy(), CONNECT_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve(line);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
};
