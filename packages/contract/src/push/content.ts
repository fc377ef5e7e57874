/** What a push message carries to a browser: to a device of staff, or to a guest's. */
export type PushContent = {
  readonly title: string;
  readonly body: string;
  /** Messages about the same thing take each other's place. */
  readonly tag: string;
  /** The page that a tap opens. */
  readonly path: string;
};
