import type { Fold } from '../books/book.ts';

/** A notification as the device that took it reads it. */
export type Shown = {
  readonly at: string;
  /** Seconds that it was good for, and how much it hurried. */
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | null;
  /** What was sealed in it; the console's worker shows title, body, tag and path. */
  readonly data: unknown;
};

/** A browser that let itself be subscribed, with the keys that nobody else has. Base64url. */
export type Device = {
  readonly id: string;
  /** The key of the application server that it was subscribed for. */
  readonly key: string;
  readonly p256dh: string;
  readonly secret: string;
  readonly auth: string;
  /** Its person took the permission back: whoever sends is told so. */
  readonly gone: boolean;
  readonly shown: readonly Shown[];
};

export type Devices = Map<string, Device>;
export type PushEntry =
  | { readonly made: Omit<Device, 'gone' | 'shown'> }
  | { readonly device: string; readonly gone: boolean }
  | { readonly device: string; readonly shown: Shown };

/** What the page still shows of a device; the book keeps all. */
const KEPT = 100;

const changed = (device: Device, entry: Exclude<PushEntry, { made: unknown }>): Device =>
  'gone' in entry
    ? { ...device, gone: entry.gone }
    : { ...device, shown: [...device.shown, entry.shown].slice(-KEPT) };

export const pushFold: Fold<Devices, PushEntry> = {
  empty: () => new Map(),
  apply: (state, entry) => {
    if ('made' in entry) return state.set(entry.made.id, { ...entry.made, gone: false, shown: [] });
    const device = state.get(entry.device);
    return device ? state.set(device.id, changed(device, entry)) : state;
  },
};
