import type { Table } from '@tableside/contract/kept/table';

/** What somebody saw on this device last. */
export type KeptRead = {
  /** Person and query. */
  readonly token: string;
  readonly person: string;
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When the server said so; epoch ms. */
  readonly at: number;
};

/** Longer than a shift: what is older is shown to nobody. */
export const FORGOTTEN_AFTER_MS = 12 * 3_600_000;

/** Whoever it is kept for. */
const OWNER = 'tableside.console.kept-of';
const LEFT = 'tableside.console.kept-until';
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Deps = {
  readonly table: Table<KeptRead>;
  readonly memory: () => Memory;
  readonly now: () => number;
};

/**
 * What one person saw last, on the device they saw it on, so that it can be read without a line. It is of one person at a
 * time: who comes next finds nothing of the one before. Who it is of stands in a place of its own that is emptied at once,
 * while rows take a moment to go.
 */
export const keptReads = ({ table, memory, now }: Deps) => {
  /** As long as the page lives, where the browser keeps nothing. */
  let unkept: string | null = null;
  const owner = (): string | null => {
    try {
      return unkept ?? memory().getItem(OWNER);
    } catch {
      return unkept;
    }
  };
  /** The page of this person is open, or was until now. */
  const touch = (): void => {
    try {
      if (owner() !== null) memory().setItem(LEFT, String(now()));
    } catch {
      // Then it was left when it was last known to be open.
    }
  };
  const forget = async (): Promise<void> => {
    unkept = null;
    try {
      memory().removeItem(OWNER);
      memory().removeItem(LEFT);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
    const rows = await table.all().catch(() => []);
    await Promise.all(rows.map(({ token }) => table.remove(token).catch(() => undefined)));
  };
  return {
    touch,
    forget,
    /** From now on it is this person's; what was another's goes. */
    begin: async (person: string): Promise<void> => {
      if (owner() === person) return;
      await forget();
      try {
        memory().setItem(OWNER, person);
        touch();
      } catch {
        unkept = person;
      }
    },
    /** Whether the browser is this person's now: signing out, in whichever of its pages, ends that at once. */
    isOf: (person: string): boolean => owner() === person,
    /** Keeps rows of whoever it is kept for; somebody else's, who was faster than their leaving, are not. */
    put: async (rows: readonly Omit<KeptRead, 'token'>[]): Promise<void> => {
      const mine = rows.filter(({ person }) => person === owner());
      await Promise.all(
        mine.map(row => table.put({ ...row, token: `${row.person} ${JSON.stringify(row.key)}` })),
      ).catch(() => undefined);
      if (mine.length > 0) touch();
    },
    /**
     * What is kept, for a page that opens without a line; null: nothing is, or it is nobody's any more. `locksAfter` reads
     * from the rows how long a shared device stays open untouched (ms; null: an own one).
     */
    open: async (
      locksAfter: (rows: readonly KeptRead[]) => number | null,
    ): Promise<readonly KeptRead[] | null> => {
      const person = owner();
      if (person === null) return null;
      const all = await table.all().catch(() => []);
      const rows = all.filter(row => row.person === person && now() - row.at < FORGOTTEN_AFTER_MS);
      const closedFor = now() - Number(memory().getItem(LEFT) ?? 0);
      const patience = Math.min(locksAfter(rows) ?? FORGOTTEN_AFTER_MS, FORGOTTEN_AFTER_MS);
      if (rows.length > 0 && closedFor < patience) return rows;
      await forget();
      return null;
    },
  };
};
export type KeptReads = ReturnType<typeof keptReads>;
