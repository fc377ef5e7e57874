/** What the server sends to a guest's browser. */
export type Notice = {
  readonly title: string;
  readonly body: string;
  /** News of one order take each other's place. */
  readonly tag: string;
  /** The page that a tap opens where none is open. */
  readonly path: string;
};
