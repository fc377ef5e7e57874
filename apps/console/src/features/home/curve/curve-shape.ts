import type { HomeView } from '@tableside/contract/http/console/home';

type Curve = HomeView['curve'];
/** In hundredths of the picture's width and height, from its upper left corner. */
type Spot = { readonly x: number; readonly y: number };

export type CurveShape = {
  /** Today's running total up to now. */
  readonly line: readonly Spot[];
  /** Between the least and the most of the days before; empty: there are none. */
  readonly band: readonly Spot[];
  /** The hours that the picture begins and ends with, and those named between. */
  readonly hours: readonly { readonly hour: number; readonly x: number }[];
  /** Minor units, from the bottom up. */
  readonly steps: readonly { readonly amount: number; readonly y: number }[];
};

/** Most hours that are named below. */
const NAMED = 6;

/** A round amount of which about three make `most`. */
const stepOf = (most: number): number => {
  const rough = Math.max(1, most / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find(each => each * power >= rough) ?? 10);
};

/** The hours between the first and the last in which anything is sold, as a rule or today, and the one that runs. */
const busy = (curve: Curve): Curve => {
  const last = curve.at(-1);
  const first = curve.findIndex(({ now, high }) => (now ?? 0) > 0 || (high ?? 0) > 0);
  if (first < 0 || !last) return [];
  const running = curve.findLastIndex(({ now }) => now !== null);
  const reached = curve.findIndex(({ low, high }) => low === last.low && high === last.high);
  return curve.slice(first, Math.max(running, last.high === null ? first : reached, first) + 1);
};

/** A step as it is named: in whole units of the currency, which need not have cents. */
export const inUnits = (amount: number, decimals: number): number => Math.round(amount / 10 ** decimals);

/** How a day's running total is drawn. `minute`: of the running hour that have gone. */
export const curveShape = (all: Curve, minute: number): CurveShape | null => {
  const curve = busy(all);
  if (curve.length === 0) return null;
  const most = Math.max(...curve.flatMap(({ now, high }) => [now ?? 0, high ?? 0]), 1);
  const step = stepOf(most);
  const top = step * Math.ceil(most / step);
  const x = (end: number): number => (100 * end) / curve.length;
  const y = (amount: number): number => 100 - (100 * Math.max(0, amount)) / top;
  const running = curve.findLastIndex(({ now }) => now !== null);
  const compared = curve.every(({ low, high }) => low !== null && high !== null);
  const every = Math.max(1, Math.ceil(curve.length / NAMED));
  const start = { x: 0, y: y(0) };
  return {
    line: [
      start,
      ...curve.slice(0, running + 1).map(({ now }, place) => ({
        x: x(place === running ? place + minute / 60 : place + 1),
        y: y(now ?? 0),
      })),
    ],
    band: compared
      ? [
          start,
          ...curve.map(({ high }, place) => ({ x: x(place + 1), y: y(high ?? 0) })),
          ...curve.map(({ low }, place) => ({ x: x(place + 1), y: y(low ?? 0) })).reverse(),
        ]
      : [],
    hours: curve.flatMap(({ hour }, place) => (place % every === 0 ? [{ hour, x: x(place) }] : [])),
    steps: Array.from({ length: Math.round(top / step) + 1 }, (_, place) => ({
      amount: place * step,
      y: y(place * step),
    })),
  };
};
