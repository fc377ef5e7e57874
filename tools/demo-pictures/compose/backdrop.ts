import sharp from 'sharp';
import { between, lit, mix, type Random, randomFrom, shaded } from '../paint/colour.ts';
import { type Drawing, drawing, linear } from '../paint/svg.ts';

type Surface = { readonly colour: string; readonly kind: 'planks' | 'cloth' | 'stone' | 'paper' };

const SURFACES: { readonly [name: string]: Surface } = {
  oak: { colour: '#b98a5a', kind: 'planks' },
  walnut: { colour: '#7d5439', kind: 'planks' },
  birch: { colour: '#dcc19a', kind: 'planks' },
  linen: { colour: '#e3d7c3', kind: 'cloth' },
  denim: { colour: '#5d7488', kind: 'cloth' },
  marble: { colour: '#e8e4de', kind: 'stone' },
  slate: { colour: '#4a4c4f', kind: 'stone' },
  sage: { colour: '#a9b99a', kind: 'paper' },
  blush: { colour: '#e8b9a4', kind: 'paper' },
  mustard: { colour: '#e2b45c', kind: 'paper' },
  sky: { colour: '#a9c4cf', kind: 'paper' },
  plum: { colour: '#7c4a5b', kind: 'paper' },
};

/** Words a recipe may use for `on`. */
export const SURFACE_NAMES = Object.keys(SURFACES);

/** Planks running away from the viewer, towards a point far above the picture. */
const planks = (d: Drawing, colour: string, width: number, height: number, random: Random): void => {
  const lean = between(random, -260, 260);
  const away = (x: number): number => width / 2 + (x - width / 2) * 0.72 + lean;
  const wide = width / 5.4;
  for (let i = -2; i < 9; i++) {
    const x = i * wide + between(random, -6, 6);
    const tone = mix(random() < 0.5 ? lit(colour, 0.14) : shaded(colour, 0.12), colour, random());
    const strip = (from: number, to: number, fill: string, opacity = 1): void =>
      d.add(
        `<path d="M${away(from)} 0 L${away(to)} 0 L${to} ${height} L${from} ${height} Z" fill="${fill}" fill-opacity="${opacity}"/>`,
      );
    strip(x, x + wide + 2, tone);
    for (let line = 0; line < 15; line++) {
      const at = x + random() * wide;
      const bend = between(random, -14, 14);
      d.add(
        `<path d="M${away(at)} -10 C${away(at) + bend} ${height * 0.3} ${at - bend} ${height * 0.6} ${at} ${height + 10}" stroke="${shaded(colour, 0.5)}" stroke-opacity="${between(random, 0.04, 0.18).toFixed(2)}" stroke-width="${between(random, 1, 5).toFixed(1)}" fill="none"/>`,
      );
    }
    strip(x, x + 5, shaded(colour, 0.72), 0.55);
    strip(x + 5, x + 8, lit(colour, 0.5), 0.3);
  }
};

const cloth = (d: Drawing, colour: string, width: number, height: number, random: Random): void => {
  d.add(`<rect width="${width}" height="${height}" fill="${colour}"/>`);
  for (let i = 0; i < 7; i++) {
    const x = between(random, -200, width);
    const sweep = between(random, 200, 500);
    const soft = linear(
      d,
      [0, 0, 1, 0],
      [
        [0, '#ffffff', 0],
        [0.45, '#ffffff', 0.3],
        [0.55, shaded(colour, 0.5), 0.28],
        [1, shaded(colour, 0.5), 0],
      ],
    );
    d.add(
      `<path d="M${x} -50 Q${x + sweep * 0.3} ${height / 2} ${x + sweep} ${height + 50} L${x + sweep + 190} ${height + 50} Q${x + sweep * 0.5 + 150} ${height / 2} ${x + 120} -50 Z" fill="${soft}"/>`,
    );
  }
};

const stone = (d: Drawing, colour: string, width: number, height: number, random: Random): void => {
  d.add(`<rect width="${width}" height="${height}" fill="${colour}"/>`);
  for (let i = 0; i < 12; i++) {
    let x = between(random, -100, width);
    let y = between(random, -100, height * 0.6);
    let path = `M${x} ${y}`;
    for (let step = 0; step < 7; step++) {
      x += between(random, 20, 150);
      y += between(random, -30, 120);
      path += ` Q${x - between(random, -40, 80)} ${y - between(random, 0, 60)} ${x} ${y}`;
    }
    d.add(
      `<path d="${path}" stroke="${random() < 0.6 ? shaded(colour, 0.35) : lit(colour, 0.6)}" stroke-opacity="${between(random, 0.08, 0.24)}" stroke-width="${between(random, 1, 7)}" fill="none"/>`,
    );
  }
};

/** Fine noise as a picture, stretched `along` the grain of wood or even for stone and paper. */
const noise = (width: number, height: number, along: number, strength: number): Promise<Buffer> =>
  sharp({
    create: {
      width: Math.ceil(width / along),
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: strength },
    },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .grayscale()
    .png({ compressionLevel: 1 })
    .toBuffer();

const light = (width: number, height: number, random: Random): Buffer => {
  const d = drawing();
  const glow = d.define(
    id =>
      `<radialGradient id="${id}" cx="${between(random, 0.22, 0.4)}" cy="${between(random, 0.08, 0.24)}" r="1.05"><stop offset="0" stop-color="#fff6e2" stop-opacity=".55"/><stop offset=".55" stop-color="#fff3d6" stop-opacity=".1"/><stop offset="1" stop-color="#2a1208" stop-opacity=".34"/></radialGradient>`,
  );
  d.add(`<rect width="${width}" height="${height}" fill="${glow}"/>`);
  return Buffer.from(d.markup(width, height));
};

/** A plain wall behind a table edge, for things that stand: the edge lies at 62 % of the height. */
const room = async (colour: string, width: number, height: number): Promise<Buffer> => {
  const d = drawing();
  const edge = height * 0.62;
  const wall = mix(shaded(colour, 0.5), '#4a3324', 0.35);
  d.add(
    `<rect width="${width}" height="${edge}" fill="${linear(
      d,
      [0, 0, 0, 1],
      [
        [0, shaded(wall, 0.35)],
        [0.7, wall],
        [1, lit(wall, 0.12)],
      ],
    )}"/>`,
  );
  const soft = await sharp(Buffer.from(d.markup(width, height)))
    .blur(7)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return soft;
};

/** From above onto the table, or level with it for glasses and bottles. */
export type View = 'above' | 'level';

const ready = new Map<string, Promise<Buffer>>();

const paint = async (
  name: string,
  variant: number,
  view: View,
  width: number,
  height: number,
): Promise<Buffer> => {
  const surface = SURFACES[name] ?? SURFACES.oak;
  if (!surface) throw new Error('no surfaces');
  const random = randomFrom(`${name}/${variant}`);
  const d = drawing();
  const { kind, colour } = surface;
  if (kind === 'planks') planks(d, colour, width, height, random);
  else if (kind === 'cloth') cloth(d, colour, width, height, random);
  else if (kind === 'stone') stone(d, colour, width, height, random);
  else d.add(`<rect width="${width}" height="${height}" fill="${colour}"/>`);
  const grain = await noise(
    width,
    height,
    kind === 'planks' ? 40 : kind === 'cloth' ? 3 : 1,
    kind === 'paper' ? 7 : 13,
  );
  const base = sharp(Buffer.from(d.markup(width, height))).flatten({ background: colour });
  if (kind !== 'planks') base.blur(kind === 'stone' ? 2 : 1.2);
  const textured = await base
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const layers = [{ input: light(width, height, random) }];
  if (view === 'level') layers.push({ input: await room(colour, width, height) });
  return sharp(textured).composite(layers).removeAlpha().raw().toBuffer();
};

/** Number of differently lit and grained variants of each surface. */
export const VARIANTS = 3;

/** The empty table `name` as raw RGB. Painted once per surface, variant, view and size. */
export const backdrop = (
  name: string,
  variant: number,
  view: View,
  width: number,
  height: number,
): Promise<Buffer> => {
  const key = `${name}/${variant}/${view}/${width}x${height}`;
  const known = ready.get(key);
  if (known) return known;
  const painted = paint(name, variant, view, width, height);
  ready.set(key, painted);
  return painted;
};
