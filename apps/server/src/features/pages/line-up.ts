import { Refusal } from '@tableside/contract';

export type Room = {
  /** Pages that are made at once. */
  readonly atOnce: number;
  /** Pages of one address that may wait, and all that may. */
  readonly perAddress: number;
  readonly inAll: number;
};

/**
 * A hall full of phones comes back through one address in the same second, and each is to be served within some seconds.
 * What is made at once keeps both cores and the database busy; more of it would only make each take longer.
 */
export const ROOM: Room = { atOnce: 8, perAddress: 400, inAll: 1_200 };

/** When somebody for whom there was no room may come again, in seconds. */
const RETRY_AFTER = 5;

/** Somebody who waits for their page. */
export type Waiting = { readonly address: string; readonly isGone: () => boolean };

/**
 * Makes a page when it is its turn; null when whoever asked has hung up before. Throws `Refusal` rate_limited where the
 * address has too many that wait, unavailable where all together are too many.
 */
export type LineUp = <T>(waiting: Waiting, make: () => Promise<T>) => Promise<T | null>;

/** `begin` with whether it is their turn; else they are gone. */
type Entry = Waiting & {
  readonly begin: (isTurn: boolean) => void;
  readonly refuse: (why: Refusal) => void;
};

const refusal = (code: 'rate_limited' | 'unavailable'): Refusal =>
  new Refusal(code, { retry_after: RETRY_AFTER });

/** A line for each address, from which is taken in turn: a long line makes nobody wait longer but its own. */
const createLines = ({ perAddress, inAll }: Room) => {
  // Maps keep their order: the line that was taken from goes to the end.
  const lines = new Map<string, Entry[]>();
  let all = 0;

  const set = (address: string, line: Entry[]): void => {
    all += line.length - (lines.get(address)?.length ?? 0);
    if (line.length > 0) lines.set(address, line);
    else lines.delete(address);
  };
  const withoutGone = (line: readonly Entry[]): Entry[] =>
    line.filter(entry => {
      if (entry.isGone()) entry.begin(false);
      return !entry.isGone();
    });
  const longest = (): [string, Entry[]] =>
    [...lines].reduce((most, each) => (each[1].length > most[1].length ? each : most));

  return {
    add: (entry: Entry): void => {
      const { address } = entry;
      const known = lines.get(address) ?? [];
      const line = known.length < perAddress ? known : withoutGone(known);
      if (line.length >= perAddress) entry.refuse(refusal('rate_limited'));
      else set(address, [...line, entry]);
      if (all <= inAll) return;
      const [of, most] = longest();
      most.at(-1)?.refuse(refusal('unavailable'));
      set(of, most.slice(0, -1));
    },
    next: (): Entry | null => {
      for (const [address, [first, ...rest]] of lines) {
        set(address, []);
        set(address, rest);
        if (first && !first.isGone()) return first;
        first?.begin(false);
      }
      return null;
    },
  };
};

/** Makes pages a few at a time, and serves those who wait address by address in turn. */
export const createLineUp = (room: Room = ROOM): LineUp => {
  const lines = createLines(room);
  let making = 0;
  const goOn = (): void => {
    while (making < room.atOnce) {
      const entry = lines.next();
      if (!entry) return;
      making += 1;
      entry.begin(true);
    }
  };
  return async (waiting, make) => {
    const isTurn = await new Promise<boolean>((begin, refuse) => {
      lines.add({ ...waiting, begin, refuse });
      goOn();
    });
    if (!isTurn) return null;
    try {
      return await make();
    } finally {
      making -= 1;
      goOn();
    }
  };
};
