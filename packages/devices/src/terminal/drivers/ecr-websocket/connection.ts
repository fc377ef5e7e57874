import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import { WebSocket } from 'ws';
import { MAX_FRAME_BYTES } from './frames.ts';

/** Longest wait for a connection, in milliseconds. */
const CONNECT_MS = 5_000;

export type Connection = {
  readonly send: (frame: string) => void;
  readonly close: () => void;
};

/**
 * Opens a connection that proves itself alive: a ping that was not answered until the next one ends it. Answers with null
 * when nobody is there. `ended` is told once.
 */
export const connect = async (
  url: URL,
  pingMs: number,
  heard: (frame: string) => void,
  ended: () => void,
  lookup?: LookupFunction,
): Promise<Connection | null> => {
  const socket = new WebSocket(url, {
    handshakeTimeout: CONNECT_MS,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    followRedirects: false,
    ...(lookup && { lookup }),
  });
  // What goes wrong ends the connection, and that is told.
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined);
  if (socket.readyState !== WebSocket.OPEN) {
    socket.terminate();
    return null;
  }
  let alive = true;
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, pingMs);
  beat.unref();
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', data => heard(data.toString()));
  socket.once('close', () => {
    clearInterval(beat);
    ended();
  });
  return { send: frame => socket.send(frame), close: () => socket.terminate() };
};
