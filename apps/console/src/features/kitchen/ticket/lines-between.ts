import type { Part } from '@tableside/domain/kitchen';

/** Lines `from` to before `to` of all lines of a ticket, in their courses. */
export const linesBetween = <Line>(
  parts: readonly Part<Line>[],
  from: number,
  to: number,
): readonly { readonly part: Part<Line>; readonly begins: boolean; readonly lines: readonly Line[] }[] => {
  let before = 0;
  return parts.flatMap(part => {
    const start = Math.max(from - before, 0);
    const lines = part.lines.slice(start, Math.max(to - before, 0));
    before += part.lines.length;
    return lines.length > 0 ? [{ part, begins: start === 0, lines }] : [];
  });
};
