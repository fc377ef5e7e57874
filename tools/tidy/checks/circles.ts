import { type Finding, isTest, type SourceFile } from '../source-file.ts';

/** Files that import each other, directly or by way of others: groups of more than one, by Tarjan's algorithm. */
const groupsOf = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const seen = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const groups: string[][] = [];
  const low = (path: string, at: number): void => {
    lowest.set(path, Math.min(lowest.get(path) ?? at, at));
  };
  const visit = (path: string): void => {
    const place = seen.size;
    seen.set(path, place);
    low(path, place);
    stack.push(path);
    waiting.add(path);
    for (const next of graph.get(path) ?? []) {
      if (!seen.has(next)) visit(next);
      if (waiting.has(next)) low(path, lowest.get(next) ?? place);
    }
    if (lowest.get(path) !== place) return;
    const group = stack.splice(stack.indexOf(path));
    for (const each of group) waiting.delete(each);
    if (group.length > 1) groups.push(group.sort());
  };
  for (const path of graph.keys()) if (!seen.has(path)) visit(path);
  return groups;
};

/** No file imports itself by way of others, types included. `within`: the folders that are held to it. */
export const checkCircles = (files: readonly SourceFile[], within: readonly string[]): Finding[] => {
  const held = files.filter(
    ({ path }) => !isTest(path) && within.some(folder => path.startsWith(`${folder}/`)),
  );
  const there = new Set(held.map(({ path }) => path));
  const graph = new Map(
    held.map(({ path, imports }) => [
      path,
      imports.flatMap(({ resolved }) => (resolved !== undefined && there.has(resolved) ? [resolved] : [])),
    ]),
  );
  return groupsOf(graph).map(group => ({
    path: group[0] ?? '',
    message: `imports itself by way of ${group.slice(1, 6).join(', ')}${group.length > 6 ? ` and ${group.length - 6} more` : ''}`,
  }));
};
