import type { DraftLine } from './draft.ts';

/** An order that was sent and not answered: sent again, it is the same order. */
export type Attempt = { readonly key: string; readonly body: unknown };

/** What somebody put into the pad for one place and has not sent. */
export type Pad = {
  /** A table, or a bill: see `padAt`. */
  readonly place: string;
  /** When the party that it is for sat down; null: nobody had yet, as far as was known. */
  readonly party: string | null;
  /** It was begun while nobody sat there: whoever does by now may be a colleague's guests, which is told until it is sent. */
  readonly begunFree?: true;
  readonly lines: readonly DraftLine[];
  /** Set from the moment it is sent until an answer says what became of it. */
  readonly sending: Attempt | null;
  /** When it was changed last. */
  readonly at: number;
};

export const padAt = {
  table: (id: string): string => `table:${id}`,
  bill: (id: string): string => `bill:${id}`,
  /** The table, or the bill, that a place is. */
  partsOf: (place: string): { readonly table: string | null; readonly bill: string | null } => {
    const id = place.slice(place.indexOf(':') + 1);
    return place.startsWith('bill:') ? { table: null, bill: id } : { table: id, bill: null };
  },
} as const;

/** Longer than a shift: who comes back the next day begins anew. */
export const FORGOTTEN_AFTER_MS = 12 * 3_600_000;
/** More tables than one person serves at once. */
export const MAX_PADS = 40;
const PREFIX = 'tableside-pad-';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const isLine = (line: unknown): line is DraftLine => {
  if (typeof line !== 'object' || line === null) return false;
  const { key, name, details, unit, quantity, wire } = line as Record<string, unknown>;
  const worded = [key, name, details].every(words => typeof words === 'string');
  return worded && [unit, quantity].every(Number.isSafeInteger) && typeof wire === 'object' && wire !== null;
};
const isPad = (pad: unknown): pad is Pad => {
  if (typeof pad !== 'object' || pad === null) return false;
  const { place, lines, at } = pad as Record<string, unknown>;
  return typeof place === 'string' && typeof at === 'number' && Array.isArray(lines) && lines.every(isLine);
};

const readPads = (raw: string | null, now: number): readonly Pad[] => {
  try {
    const pads: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(pads)) return [];
    return pads.filter(isPad).filter(({ at }) => now - at < FORGOTTEN_AFTER_MS);
  } catch {
    return [];
  }
};

/** Everybody's pads on this device that are too old, whoever they are of: on a shared one somebody may never come back. */
export const forgetOldPads = (storage: Kept, now: number): void => {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names.filter(each => each.startsWith(PREFIX))) {
    if (readPads(storage.getItem(name), now).length === 0) storage.removeItem(name);
  }
};

/**
 * The pads of one person at one venue, in the browser: what is in them outlives the sheet, the page and the lock of a shared
 * device, and is shown to nobody else. A browser that keeps nothing still has them until the page is left.
 */
export const keptPads = (
  of: { readonly venueId: string; readonly personId: string },
  storage: () => Kept = () => localStorage,
  now: () => number = Date.now,
) => {
  const key = `${PREFIX}${of.venueId}-${of.personId}`;
  const listeners = new Set<() => void>();
  let unkept: string | null = null;
  let seen: { readonly raw: string | null; readonly pads: readonly Pad[] } | null = null;
  const raw = (): string | null => {
    if (unkept !== null) return unkept;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const all = (): readonly Pad[] => {
    const found = raw();
    // The same pads are the same object as long as nothing changed: React asks often.
    if (seen === null || seen.raw !== found) seen = { raw: found, pads: readPads(found, now()) };
    return seen.pads;
  };
  const write = (pads: readonly Pad[]): void => {
    const latest = [...pads].sort((a, b) => b.at - a.at).slice(0, MAX_PADS);
    const text = JSON.stringify(latest);
    try {
      if (latest.length === 0) storage().removeItem(key);
      else storage().setItem(key, text);
      unkept = null;
    } catch {
      unkept = text;
    }
    for (const tell of [...listeners]) tell();
  };
  const at = (place: string): Pad | undefined => all().find(pad => pad.place === place);
  const put = (pad: Omit<Pad, 'at'>): void => {
    const others = all().filter(({ place }) => place !== pad.place);
    const begun = at(pad.place)?.begunFree && { begunFree: true as const };
    write(pad.lines.length === 0 ? others : [...others, { ...begun, ...pad, at: now() }]);
  };
  return {
    all,
    at,
    /** A pad without lines is none. */
    put,
    /** Other lines for a place. What was sent stays as it was sent until that is answered: then nothing is changed. */
    change: (
      { place, party }: Pick<Pad, 'place' | 'party'>,
      to: (lines: readonly DraftLine[]) => readonly DraftLine[],
    ): void => {
      const known = at(place);
      if (!known?.sending) put({ place, party, lines: to(known?.lines ?? []), sending: null });
    },
    replace: (pads: readonly Pad[]): void => write(pads),
    subscribe: (tell: () => void): (() => void) => {
      // Another tab of the same person.
      const elsewhere = (event: StorageEvent) => event.key === key && tell();
      listeners.add(tell);
      globalThis.addEventListener?.('storage', elsewhere);
      return () => {
        listeners.delete(tell);
        globalThis.removeEventListener?.('storage', elsewhere);
      };
    },
  };
};
export type KeptPads = ReturnType<typeof keptPads>;
