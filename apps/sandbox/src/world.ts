import type { EventLog, Fold } from './books/book.ts';
import type { BehaviourQueue } from './control/queue.ts';
import type { WebhookSender } from './webhooks/sender.ts';

/** Where things are reached from outside; may change while the sandbox runs. Without a trailing slash. */
export type Addresses = {
  /** How browsers reach the sandbox. */
  readonly publicUrl: string;
  /** Where webhooks go; null: nobody said yet, they wait. */
  readonly serverUrl: string | null;
};

/** What providers and parts share. */
export type SandboxContext = {
  readonly addresses: () => Addresses;
  readonly behaviours: BehaviourQueue;
  readonly webhooks: WebhookSender;
  /** Folder of the books; who keeps more than lines has a folder of its own in it. */
  readonly dataDir: string;
  /** Opens the book `<name>.ndjson`; it is closed with the sandbox. */
  readonly openBook: <State, Entry>(name: string, fold: Fold<State, Entry>) => EventLog<State, Entry>;
  /** Milliseconds. */
  readonly now: () => number;
};
