/** What the server sends to a device: what is the matter, where, and where to look. */
export type Notice = {
  readonly title: string;
  readonly body: string;
  /** News about the same thing take each other's place. */
  readonly tag: string;
  /** The screen that a tap opens. */
  readonly path: string;
};

/** What the worker tells an open page after a tap. */
export type OpenScreen = { readonly open: string };
