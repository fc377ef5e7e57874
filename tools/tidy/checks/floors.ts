import { FEATURE_LIST } from '../floors.ts';
import { type Finding, isTest, type SourceFile } from '../source-file.ts';

const LIST = FEATURE_LIST;
const FEATURE = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/;

/** Features of the server import only what lies below them; what still goes up is listed as owed, and leaves the list when it is gone. */
export const checkFloors = (
  files: readonly SourceFile[],
  floors: Readonly<Record<string, readonly string[]>>,
  owed: readonly string[],
): Finding[] => {
  const heights = new Map(
    Object.values(floors)
      .flat()
      .map((feature, height) => [feature, height]),
  );
  const heightOf = (feature: string): number => heights.get(feature) ?? Number.POSITIVE_INFINITY;
  const there = new Set<string>();
  const upward = new Set<string>();
  const findings: Finding[] = [];
  for (const file of files) {
    const [, from, name] = FEATURE.exec(file.path) ?? [];
    if (from === undefined || name === undefined || isTest(file.path)) continue;
    there.add(from);
    for (const { resolved, line } of file.imports) {
      const to = FEATURE.exec(resolved ?? '')?.[1];
      if (to === undefined || heightOf(to) <= heightOf(from)) continue;
      const edge = `${from}/${name} > ${to}`;
      upward.add(edge);
      if (owed.includes(edge)) continue;
      const message = `${from} lies below ${to} and may not import it (${LIST}); ask upward through a seam`;
      findings.push({ path: file.path, line, message });
    }
  }
  return [
    ...findings,
    ...[...there]
      .filter(feature => !heights.has(feature))
      .map(feature => ({ path: LIST, message: `says no floor for the feature ${feature}` })),
    ...[...heights.keys()]
      .filter(feature => !there.has(feature))
      .map(feature => ({ path: LIST, message: `names ${feature}, which is no feature` })),
    ...owed
      .filter(edge => !upward.has(edge))
      .map(edge => ({ path: LIST, message: `still owes ${edge}, which is gone: take it off the list` })),
  ];
};
