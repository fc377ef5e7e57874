import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connection = {
  readonly socket: Socket;
  /** Null: a proxy's, behind which anybody may be. */
  readonly address: string | null;
  /** What is not answered yet, each with what is to be done when it is or can be no more. */
  readonly underWay: Map<ServerResponse, () => void>;
};
