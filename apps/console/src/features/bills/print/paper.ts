/** What the house prints on. */
export const PAPERS = ['roll', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

/** Height of a line on the roll and what is left free above and below, in millimetres. */
const LINE_MM = 4.2;
const MARGINS_MM = 16;
const SHORTEST_MM = 60;

/** The page as CSS: a roll is as long as its text, because printers cut where the page ends. */
export const pageRule = (paper: Paper, lines: number): string =>
  paper === 'a4'
    ? '@page { size: A4; margin: 20mm; }'
    : `@page { size: 80mm ${Math.max(SHORTEST_MM, Math.ceil(lines * LINE_MM + MARGINS_MM))}mm; margin: 4mm; }`;
