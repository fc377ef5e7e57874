import type { Citation } from './citations.ts';
import { type Note, type NoteKind, parseNotes } from './notes.ts';

/** One row of docs/requirements.tsv. `notes` is undefined where they cannot be read. */
export type Requirement = {
  id: string;
  system: string;
  kind: string;
  text: string;
  notes: readonly Note[] | undefined;
};

/** The rows of docs/requirements.tsv: id, system, kind, source, requirement, and where there is one a note. */
export const parseRequirements = (tsv: string): Requirement[] =>
  tsv
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split('\t'))
    .map(([id = '', system = '', kind = '', , text = '', note = '']) => ({
      id,
      system,
      kind,
      text,
      notes: parseNotes(note),
    }));

export const hasNote = ({ notes }: Requirement, ...kinds: readonly NoteKind[]): boolean =>
  notes?.some(({ kind }) => kinds.includes(kind)) ?? false;

/**
 * Each row counts once. `outvoted`: it was decided otherwise, tested or not. `tested`: a test names it and it is met in full;
 * `part`: a test names it and its note says what is missing. `noted`: no test names it, and its note says why.
 */
export type SystemCoverage = {
  system: string;
  rows: number;
  tested: number;
  part: number;
  outvoted: number;
  noted: number;
};

type Count = Exclude<keyof SystemCoverage, 'system' | 'rows'>;

const countOf = (row: Requirement, cited: boolean): Count | undefined => {
  if (hasNote(row, 'outvoted')) return 'outvoted';
  if (cited) return hasNote(row, 'in part') ? 'part' : 'tested';
  return hasNote(row, 'later', 'unmet', 'in part') ? 'noted' : undefined;
};

/** What became of the requirements, by system. */
export const coverage = (
  requirements: readonly Requirement[],
  citations: readonly Citation[],
): { systems: SystemCoverage[]; total: SystemCoverage } => {
  const cited = new Set(citations.map(({ id }) => id));
  const count = (system: string, rows: readonly Requirement[]): SystemCoverage => {
    const result = { system, rows: rows.length, tested: 0, part: 0, outvoted: 0, noted: 0 };
    for (const row of rows) {
      const name = countOf(row, cited.has(row.id));
      if (name) result[name]++;
    }
    return result;
  };
  const names = [...new Set(requirements.map(({ system }) => system))];
  return {
    systems: names.map(name =>
      count(
        name,
        requirements.filter(({ system }) => system === name),
      ),
    ),
    total: count('All', requirements),
  };
};
