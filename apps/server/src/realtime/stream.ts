import type { ServerResponse } from 'node:http';
import { isAfter, type Position } from './position.ts';

/** Bytes that may wait for a slow phone before it is let go; it comes back and resumes. */
const MAX_WAITING_BYTES = 256 * 1024;

type Held = Position & { readonly message: Buffer };

/** One open event stream. A class, because there are thousands and each costs memory. */
export class Stream {
  readonly #response: ServerResponse;
  readonly #gone: () => void;
  /** Events up to here have been sent or are known to the client. */
  #place: Position;
  /** Live events wait here while missed ones are read. */
  #held: Held[] | null;
  #open = true;
  /** Looked at with each heartbeat: whether the stream may go on. */
  readonly mayGoOn: () => boolean | Promise<boolean>;

  /** `holding`: the first `release` lets live events through. `gone` is called once, however the stream ends. */
  constructor(
    response: ServerResponse,
    options: {
      readonly place: Position;
      readonly holding: boolean;
      readonly mayGoOn: () => boolean | Promise<boolean>;
      readonly gone: (stream: Stream) => void;
    },
  ) {
    this.#response = response;
    this.#place = options.place;
    this.#held = options.holding ? [] : null;
    this.mayGoOn = options.mayGoOn;
    this.#gone = () => options.gone(this);
    response.on('close', () => this.#end());
  }

  #end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#held = null;
    this.#gone();
  }

  /** Text or a message without a place of its own. */
  write(message: Buffer | string): void {
    const { socket } = this.#response;
    if (!this.#open || !socket) return;
    socket.write(message);
    if (socket.writableLength > MAX_WAITING_BYTES) socket.destroy();
  }

  /** An event; one the client has already is left out. */
  send(place: Position, message: Buffer): void {
    if (this.#held) this.#held.push({ xid: place.xid, id: place.id, message });
    else if (isAfter(place, this.#place)) {
      this.#place = place;
      this.write(message);
    }
  }

  /** What was missed has been written up to `place`; live events follow. */
  release(place: Position): void {
    const held = this.#held;
    if (!held) return;
    this.#held = null;
    this.#place = place;
    for (const { xid, id, message } of held) this.send({ xid, id }, message);
  }

  /** Ends the stream after what was written; the browser comes back unless it is refused. */
  close(): void {
    if (!this.#open) return;
    this.#end();
    this.#response.end();
  }
}
