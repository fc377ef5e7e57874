import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc on Linux. */
const TICKS_PER_SECOND = 100;

type Entry = { readonly pid: number; readonly parent: number; readonly cpuMs: number };

const readEntry = (pid: number): Entry | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
    return { pid, parent: Number(fields[1]), cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return null;
  }
};

/** A process and everything it started, database included. */
export const processTree = (root: number): Entry[] => {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readEntry(Number(name)) ?? []);
  const wanted = new Set([root]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { pid, parent } of all) {
      if (wanted.has(parent) && !wanted.has(pid)) {
        wanted.add(pid);
        grew = true;
      }
    }
  }
  return all.filter(entry => wanted.has(entry.pid));
};

/** CPU milliseconds of the tree so far, waited-for children included. */
export const cpuMs = (root: number): number => processTree(root).reduce((all, entry) => all + entry.cpuMs, 0);

/** Memory the tree really occupies in KiB: each page shared by n processes counts 1/n (PSS). */
export const residentKiB = (root: number): number =>
  processTree(root).reduce((all, { pid }) => {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return all + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      return all;
    }
  }, 0);
