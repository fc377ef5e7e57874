import type { Readable } from 'node:stream';
import { Refusal } from '@tableside/contract';
import type { FastifyRequest } from 'fastify';
import type { Lease } from './body-budget.ts';

/** How long a body may take, in milliseconds: between two pieces of it, and as a whole. */
export type Patience = { readonly idle: number; readonly whole: number };

/** The body stopped coming; nobody waits for an answer, so the connection ends. */
export class BodyStopped extends Error {
  readonly statusCode = 400;
  constructor() {
    super('the body stopped coming');
  }
}

/** What a piece costs in memory beside its bytes: a body that trickles in single bytes is not small. */
const PIECE_OVERHEAD = 160;

type Taking = {
  readonly limit: number;
  readonly patience: Patience;
  readonly lease: (refuse: (cause: Error) => void) => Lease;
  /** Takes a piece; no further one comes before it is done. */
  readonly take: (chunk: Buffer) => void | Promise<void>;
};

/** Hands a body on piece by piece, within its limit, its time, and the room there is. Answers with its size. */
export const readPieces = (
  request: FastifyRequest,
  payload: Readable,
  { limit, patience, lease, take }: Taking,
): Promise<number> =>
  new Promise((done, fail) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return fail(new Refusal('payload_too_large'));
    let received = 0;
    let isOver = false;
    const stop = (end: () => void): void => {
      if (isOver) return;
      isOver = true;
      payload.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      clearTimeout(idle);
      clearTimeout(whole);
      room.end();
      end();
    };
    const refuse = (cause: Error): void => stop(() => fail(cause));
    const late = (): void => {
      refuse(new BodyStopped());
      request.raw.socket.destroy();
    };
    const onGone = (): void => refuse(new BodyStopped());
    const onEnd = (): void => stop(() => done(received));
    const onData = (chunk: Buffer): void => {
      idle.refresh();
      received += chunk.length;
      if (received > limit) refuse(new Refusal('payload_too_large'));
      else room.grow(chunk.length + PIECE_OVERHEAD);
      if (isOver) return;
      const taken = take(chunk);
      if (!taken) return;
      payload.pause();
      taken.then(() => payload.resume(), refuse);
    };
    const idle = setTimeout(late, patience.idle);
    const whole = setTimeout(late, patience.whole);
    const room = lease(refuse);
    payload.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
