import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, the same on every Linux. */
const TICKS = 100;
const EVERY_MS = 500;

type Seen = { readonly pid: number; readonly parent: number; readonly born: string; readonly ticks: number };

/** A process as the kernel has it, with its own time and that of the children it has waited for. */
const read = (pid: string): Seen | undefined => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return { pid: Number(pid), parent: Number(fields[1]), born: fields[19] ?? '', ticks };
  } catch {
    // Gone between being listed and being read.
    return undefined;
  }
};

const readAll = (): Seen[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(read)
    .filter(each => each !== undefined);

/**
 * What this process and everything it starts from here on (PostgreSQL, Chromium, servers) take of the processors, in
 * seconds. Unlike the time that passes, it says nearly the same on a busy machine. Undefined where there is no Linux.
 */
export const meterCpu = (): (() => number | undefined) => {
  if (process.platform !== 'linux') return () => undefined;
  let known = new Map<number, Seen>();
  let orphaned = 0;
  const look = (): void => {
    const seen = readAll();
    const children = Map.groupBy(seen, each => each.parent);
    const now = new Map<number, Seen>();
    const add = (each: Seen): void => {
      if (now.has(each.pid)) return;
      now.set(each.pid, each);
      for (const child of children.get(each.pid) ?? []) add(child);
    };
    // Who was ours stays ours when its parent ends before it.
    for (const each of seen)
      if (each.pid === process.pid || known.get(each.pid)?.born === each.born) add(each);
    for (const [pid, last] of known) {
      // A parent that lives has waited for it, and holds its time.
      if (now.get(pid)?.born !== last.born && !now.has(last.parent)) orphaned += last.ticks;
    }
    known = now;
  };
  const sum = (): number => [...known.values()].reduce((all, each) => all + each.ticks, orphaned);
  look();
  const before = sum();
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return (sum() - before) / TICKS;
  };
};
