import { lit, shaded } from './colour.ts';

/** The units dishes are drawn in (4:3). */
export const CANVAS = { width: 1200, height: 900 } as const;

/** Pixels per unit: pictures come out at the width the menu shows them, so nothing is drawn to be thrown away. */
export const SCALE = 5 / 6;
export const PIXELS = { width: CANVAS.width * SCALE, height: CANVAS.height * SCALE } as const;

/** Collects SVG shapes and the gradients they need. One per drawing; `markup` is the whole document. */
export type Drawing = {
  readonly add: (markup: string) => void;
  /** Registers a gradient or clip path and answers its `url(#…)`; `build` gets the id. */
  readonly define: (build: (id: string) => string) => string;
  readonly markup: (width: number, height: number, scale?: number) => string;
};

export const drawing = (): Drawing => {
  const shapes: string[] = [];
  const definitions: string[] = [];
  return {
    add: markup => {
      shapes.push(markup);
    },
    define: build => {
      const id = `d${definitions.length}`;
      definitions.push(build(id));
      return `url(#${id})`;
    },
    markup: (width, height, scale = 1) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`,
  };
};

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
    )
    .join('');

/** Linear gradient across the shape's box, from (x1, y1) to (x2, y2) in shares of it. */
export const linear = (
  d: Drawing,
  box: readonly [number, number, number, number],
  stops: readonly Stop[],
): string =>
  d.define(
    id =>
      `<linearGradient id="${id}" x1="${box[0]}" y1="${box[1]}" x2="${box[2]}" y2="${box[3]}">${stopTags(stops)}</linearGradient>`,
  );

/** Radial gradient with its bright point at (x, y), in shares of the shape's box. */
export const radial = (d: Drawing, at: readonly [number, number, number], stops: readonly Stop[]): string =>
  d.define(
    id =>
      `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${at[2]}">${stopTags(stops)}</radialGradient>`,
  );

export type Spot = { readonly x: number; readonly y: number };

/** An ellipse as markup; `extra` goes into the tag. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" ${extra}/>`;

/** A soft shiny body, lit from the upper left as everything in these pictures is. `turn` in degrees. */
export const body = (d: Drawing, at: Spot, rx: number, ry: number, colour: string, turn = 0): void => {
  const fill = radial(
    d,
    [0.36, 0.26, 0.85],
    [
      [0, lit(colour, 0.5)],
      [0.4, colour],
      [1, shaded(colour, 0.42)],
    ],
  );
  const shine = radial(
    d,
    [0.5, 0.5, 0.5],
    [
      [0, '#ffffff', 0.55],
      [1, '#ffffff', 0],
    ],
  );
  d.add(
    `<g transform="rotate(${turn} ${at.x} ${at.y})">${ellipse(at.x, at.y, rx, ry, fill)}${ellipse(at.x - rx * 0.3, at.y - ry * 0.42, rx * 0.42, ry * 0.3, shine)}</g>`,
  );
};

/** A soft dark patch where two things touch. */
export const touch = (d: Drawing, at: Spot, rx: number, ry: number, strength = 0.45): void => {
  const fill = radial(
    d,
    [0.5, 0.5, 0.5],
    [
      [0, '#2a120a', strength],
      [0.6, '#2a120a', strength * 0.55],
      [1, '#2a120a', 0],
    ],
  );
  d.add(ellipse(at.x, at.y, rx, ry, fill));
};
