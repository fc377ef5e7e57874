import { ACTS, type ActName } from './act-list.ts';

/** One act, as it was done once. Milliseconds; `frame` of each of its taps, NaN: it never showed. */
export type Done = {
  readonly act: ActName;
  readonly taps: number;
  /** Taps for which the page had to be scrolled first. */
  readonly scrolls: number;
  /** Taps that met something else, because it moved under the finger. */
  readonly missed: number;
  readonly frames: readonly number[];
  readonly shown: number;
  readonly seconds: number;
};

/** The value below which such a share of all values lies. */
const share = (all: readonly number[], part: number): number => {
  const sorted = all.filter(each => !Number.isNaN(each)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
const rounded = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(0));
const most = (all: readonly number[]): number => Math.max(...all);

const HEADS = [
  'act',
  'times',
  'taps',
  'at most',
  'scrolls',
  'missed',
  'frame p50',
  'p95',
  'shown p50',
  'p95',
  'seconds',
];

/** A line for each act that was done, in the order of the list. */
export const tapsTable = (all: readonly Done[]): string => {
  const lines = Object.entries(ACTS).flatMap(([act, rule]) => {
    const mine = all.filter(done => done.act === act);
    if (mine.length === 0) return [];
    const taps = mine.map(each => each.taps);
    const frames = mine.flatMap(each => each.frames);
    const shown = mine.map(each => each.shown);
    const counts = [Math.min(...taps), share(taps, 0.5), most(taps)];
    return [
      [
        rule.what,
        String(mine.length),
        counts.every(each => each === counts[0]) ? String(counts[0]) : counts.join('/'),
        `${rule.most}${rule.from === 'asked' ? '' : ' (kept)'}`,
        String(most(mine.map(each => each.scrolls))),
        String(mine.reduce((sum, each) => sum + each.missed, 0)),
        rounded(share(frames, 0.5)),
        rounded(share(frames, 0.95)),
        rounded(share(shown, 0.5)),
        rounded(share(shown, 0.95)),
        share(
          mine.map(each => each.seconds),
          0.5,
        ).toFixed(1),
      ],
    ];
  });
  return [HEADS, HEADS.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
};

/** What took more taps than it may, and what never showed. Times are told, never judged: they are the machine's. */
export const tooMuch = (all: readonly Done[]): string[] => [
  ...new Set(
    all.flatMap(({ act, taps, shown }) => {
      const { what, most: limit } = ACTS[act];
      return [
        ...(taps > limit ? [`${what}: ${taps} taps, at most ${limit}`] : []),
        ...(Number.isNaN(shown) ? [`${what}: what it is for did not show`] : []),
      ];
    }),
  ),
];
