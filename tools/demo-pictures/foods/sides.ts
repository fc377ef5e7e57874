import { between, lit, mix, shaded } from '../paint/colour.ts';
import { body, ellipse, linear, radial, touch } from '../paint/svg.ts';
import { type Draw, herbs } from './food.ts';

export const pasta: Draw = (d, well, [colour = '#efcf7d', sauce = '#b8402a'], random) => {
  touch(d, { x: well.x + 10, y: well.y + 40 }, 280, 150, 0.35);
  for (let i = 0; i < 120; i++) {
    const far = 1 - i / 170;
    const rx = 250 * far * between(random, 0.72, 1);
    const ry = 135 * far * between(random, 0.72, 1);
    const y = well.y + 20 - i * 0.85;
    const from = random() * 6.283;
    const sweep = between(random, 1.6, 3.4);
    const point = (a: number): string =>
      `${(well.x + Math.cos(a) * rx).toFixed(0)} ${(y + Math.sin(a) * ry).toFixed(0)}`;
    const path = `M${point(from)} A${rx.toFixed(0)} ${ry.toFixed(0)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(from + sweep)}`;
    d.add(
      `<path d="${path}" fill="none" stroke="${shaded(colour, 0.45)}" stroke-width="17" stroke-linecap="round"/><path d="${path}" transform="translate(-1 -3)" fill="none" stroke="${mix(colour, '#fff3d0', random() * 0.5)}" stroke-width="11" stroke-linecap="round"/>`,
    );
  }
  const pool = { x: well.x - 4, y: well.y - 62 };
  d.add(
    `<path d="M${pool.x - 150} ${pool.y} q14 -70 110 -64 q90 -28 150 24 q70 46 10 84 q-60 60 -140 34 q-120 14 -130 -78" fill="${radial(
      d,
      [0.4, 0.3, 0.8],
      [
        [0, lit(sauce, 0.3)],
        [0.6, sauce],
        [1, shaded(sauce, 0.3)],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 20; i++)
    body(
      d,
      { x: pool.x + between(random, -115, 125), y: pool.y + between(random, -40, 44) },
      between(random, 11, 23),
      between(random, 8, 15),
      mix(sauce, lit(sauce, 0.5), random()),
    );
  herbs(d, { ...well, ...pool, rx: 160, ry: 70 }, 20, random);
};

export const mash: Draw = (d, well, [colour = '#f3e0ac'], random) => {
  touch(d, { x: well.x + 8, y: well.y + 56 }, 250, 90, 0.4);
  for (const [dy, rx, ry] of [
    [30, 230, 116],
    [-6, 190, 98],
    [-44, 140, 74],
    [-76, 84, 46],
  ] as const)
    body(d, { x: well.x + between(random, -8, 8), y: well.y + dy }, rx, ry, colour);
  d.add(
    `<path d="M${well.x - 60} ${well.y - 86} q60 -40 110 6 q20 40 -50 44 q-60 0 -40 -30" fill="none" stroke="${shaded(colour, 0.25)}" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>`,
  );
  herbs(d, { ...well, y: well.y - 30, rx: 170, ry: 70 }, 20, random);
};

export const grains: Draw = (d, well, [colour = '#f4ead2', dots = '#d9a441'], random) => {
  touch(d, { x: well.x + 8, y: well.y + 60 }, 290, 120, 0.35);
  body(d, { x: well.x, y: well.y + 16 }, 285, 150, shaded(colour, 0.05));
  for (let i = 0; i < 430; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random());
    const x = well.x + Math.cos(angle) * 278 * far;
    const y = well.y + 6 + Math.sin(angle) * 142 * far - (1 - far) * 26;
    const tone = random() < 0.16 ? dots : mix(shaded(colour, 0.18), lit(colour, 0.7), random());
    d.add(
      ellipse(
        x,
        y,
        13,
        6.5,
        tone,
        `transform="rotate(${Math.floor(random() * 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
      ),
    );
  }
  herbs(d, { ...well, rx: 240, ry: 120 }, 18, random);
};

export const salad: Draw = (d, well, [green = '#6ba53a', accent = '#d9372c', third = '#f7ecd0'], random) => {
  touch(d, { x: well.x, y: well.y + 30 }, 300, 170, 0.4);
  for (let i = 0; i < 74; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random()) * (1 - i / 150);
    const x = well.x + Math.cos(angle) * 285 * far;
    const y = well.y + 10 + Math.sin(angle) * 160 * far - i * 0.75;
    const turn = Math.floor(random() * 360);
    const tone = mix(shaded(green, 0.22), mix(green, '#b4e05a', 0.55), random());
    const size = between(random, 46, 86);
    d.add(
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(1 .62)"><path d="M${-size} 4 q${size * 0.3} ${-size * 0.75} ${size} ${-size * 0.5} q${size * 0.7} ${-size * 0.1} ${size} ${size * 0.46} q${-size * 0.4} ${size * 0.66} ${-size} ${size * 0.52} q${-size * 0.7} ${size * 0.1} ${-size} ${-size * 0.48}" fill="#1c2f10" fill-opacity=".3" transform="translate(5 10)"/><path d="M${-size} 0 q${size * 0.3} ${-size * 0.75} ${size} ${-size * 0.5} q${size * 0.7} ${-size * 0.1} ${size} ${size * 0.46} q${-size * 0.4} ${size * 0.66} ${-size} ${size * 0.52} q${-size * 0.7} ${size * 0.1} ${-size} ${-size * 0.48}" fill="${linear(
        d,
        [0, 0, 1, 1],
        [
          [0, mix(tone, '#d8f08a', 0.35)],
          [1, shaded(tone, 0.2)],
        ],
      )}"/><path d="M${-size * 0.8} 0 q${size} ${-size * 0.16} ${size * 1.6} 0" stroke="${lit(tone, 0.6)}" stroke-opacity=".6" stroke-width="4" fill="none"/></g>`,
    );
  }
  for (let i = 0; i < 22; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random()) * 0.72;
    const at = { x: well.x + Math.cos(angle) * 270 * far, y: well.y - 34 + Math.sin(angle) * 130 * far };
    touch(d, { x: at.x + 4, y: at.y + 12 }, 34, 18, 0.4);
    if (i % 3 === 2)
      d.add(
        `<rect x="${at.x - 22}" y="${at.y - 16}" width="46" height="34" rx="8" fill="${linear(
          d,
          [0, 0, 1, 1],
          [
            [0, lit(third, 0.6)],
            [1, shaded(third, 0.22)],
          ],
        )}" transform="rotate(${Math.floor(between(random, -40, 40))} ${at.x} ${at.y})"/>`,
      );
    else body(d, at, between(random, 22, 32), between(random, 18, 25), accent, random() * 60);
  }
};
