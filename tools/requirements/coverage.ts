import type { Citation } from './citations.ts';

/** `note`: why a row is not met as it stands, see {@link NOTE}; empty for most. */
export type Requirement = { id: string; system: string; note: string };

/** What a note may begin with: the row comes with work that is still ahead, it was decided otherwise, or it cannot be met. */
const NOTE = /^(later|outvoted|unmet)\b[^:]*: \S/;

/** The rows of docs/requirements.tsv: id, system, kind, source, requirement, and where there is one a note. */
export const parseRequirements = (tsv: string): Requirement[] =>
  tsv
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split('\t'))
    .map(([id = '', system = '', , , , note = '']) => ({ id, system, note }));

/** `noted`: no test names the row, and its note says why. */
export type SystemCoverage = { system: string; rows: number; tested: number; noted: number };

export type Coverage = {
  systems: SystemCoverage[];
  total: SystemCoverage;
  /** Ids that tests cite and the list does not have. */
  unknown: Citation[];
  /** Rows whose note begins otherwise than notes do. */
  misnoted: string[];
};

/** How many requirements of each system at least one test names. */
export const coverage = (requirements: readonly Requirement[], citations: readonly Citation[]): Coverage => {
  const known = new Set(requirements.map(({ id }) => id));
  const cited = new Set(citations.map(({ id }) => id));
  const count = (system: string, rows: readonly Requirement[]): SystemCoverage => ({
    system,
    rows: rows.length,
    tested: rows.filter(({ id }) => cited.has(id)).length,
    noted: rows.filter(({ id, note }) => note !== '' && !cited.has(id)).length,
  });
  const names = [...new Set(requirements.map(({ system }) => system))];
  return {
    systems: names.map(name =>
      count(
        name,
        requirements.filter(({ system }) => system === name),
      ),
    ),
    total: count('All', requirements),
    unknown: citations.filter(({ id }) => !known.has(id)),
    misnoted: requirements.filter(({ note }) => note !== '' && !NOTE.test(note)).map(({ id }) => id),
  };
};
