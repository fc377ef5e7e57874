import type { Citation } from './citations.ts';

export type Requirement = { id: string; system: string };

/** The rows of docs/requirements.tsv: id, system, kind, source, requirement. */
export const parseRequirements = (tsv: string): Requirement[] =>
  tsv
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split('\t'))
    .map(([id = '', system = '']) => ({ id, system }));

export type SystemCoverage = { system: string; rows: number; tested: number };

export type Coverage = {
  systems: SystemCoverage[];
  total: SystemCoverage;
  /** Ids that tests cite and the list does not have. */
  unknown: Citation[];
};

/** How many requirements of each system at least one test names. */
export const coverage = (requirements: readonly Requirement[], citations: readonly Citation[]): Coverage => {
  const known = new Set(requirements.map(({ id }) => id));
  const cited = new Set(citations.map(({ id }) => id));
  const count = (system: string, rows: readonly Requirement[]): SystemCoverage => ({
    system,
    rows: rows.length,
    tested: rows.filter(({ id }) => cited.has(id)).length,
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
  };
};
