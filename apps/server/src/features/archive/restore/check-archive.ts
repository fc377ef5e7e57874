import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import type { DataFile } from '../format.ts';
import { fault } from './fault.ts';
import { DEPTH, isNestedDeeper } from './nesting.ts';
import { type Archive, linesOf } from './open-archive.ts';
import { ArchiveProblem } from './problem.ts';

const PAGE = 1_000;
/** As many as somebody wants to read of one file. */
const MOST = 5;

/** What the venue brings that no other may have. */
export type Claims = {
  readonly codes: readonly string[];
  readonly shortCodes: readonly string[];
};

type Line = Readonly<Record<string, unknown>>;

const parsed = (text: string): Line | null => {
  try {
    if (isNestedDeeper(text, DEPTH.record)) return null;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Line) : null;
  } catch {
    return null;
  }
};

const checkFile = async (
  archive: Archive,
  file: DataFile,
  take: (line: Line) => void,
  read: (lines: number) => void,
): Promise<readonly ArchiveFault[]> => {
  const faults: ArchiveFault[] = [];
  const wanted = file.columns.join();
  let number = 0;
  for await (const page of linesOf(archive, file, PAGE)) {
    read(page.length);
    for (const text of page) {
      number += 1;
      const line = parsed(text);
      if (line && Object.keys(line).join() === wanted) take(line);
      else if (faults.length < MOST) {
        faults.push(fault('line', { file: file.path, line: number }));
      }
    }
  }
  if (number !== file.lines)
    faults.push(fault('lines', { file: file.path, lines: number, expected: file.lines }));
  return faults;
};

/**
 * Reads all of an archive without writing anything: each file against its sum, its number of lines and its columns, the
 * venue against the manifest. `read` hears how many records have passed. Throws {@link ArchiveProblem} with everything that is wrong.
 */
export const checkArchive = async (
  archive: Archive,
  read: (lines: number) => void = () => undefined,
): Promise<Claims> => {
  const { manifest } = archive;
  const faults: ArchiveFault[] = [];
  const [codes, shortCodes]: [string[], string[]] = [[], []];
  const venues: Line[] = [];
  const take: Readonly<Record<string, (line: Line) => void>> = {
    venue: line => void venues.push(line),
    tables: line => {
      codes.push(String(line.code));
      shortCodes.push(String(line.short_code));
    },
    'replaced-codes': line => void codes.push(String(line.code)),
  };
  const whole = async (work: Promise<readonly ArchiveFault[]>): Promise<void> => {
    try {
      faults.push(...(await work));
    } catch (error) {
      if (!(error instanceof ArchiveProblem)) throw error;
      faults.push(...error.faults);
    }
  };
  for (const file of manifest.data) {
    await whole(checkFile(archive, file, take[file.part] ?? (() => undefined), read));
  }
  for (const { path } of manifest.pictures) {
    const drain = async (): Promise<readonly ArchiveFault[]> => {
      for await (const chunk of archive.content(path)) void chunk;
      return [];
    };
    await whole(drain());
  }
  const [venue, ...more] = venues;
  if (faults.length === 0 && (!venue || more.length > 0 || venue.id !== manifest.venue.id))
    faults.push(fault('other_venue'));
  if (faults.length > 0) throw new ArchiveProblem(faults);
  return { codes, shortCodes };
};
