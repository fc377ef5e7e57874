import { between, lit, mix, shaded } from './compose-picture-colour.ts';
import { type Draw, type Food, herbs } from './compose-picture-foods.ts';
import { body, ellipse, linear, radial, touch } from './compose-picture-svg.ts';

const pasta: Draw = (d, well, [colour = '#efcf7d', sauce = '#b8402a'], random) => {
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

const fillet: Draw = (d, well, [flesh = '#ee8d62', crust = '#c8663a'], random) => {
  const { x, y } = well;
  touch(d, { x: x + 14, y: y + 66 }, 300, 90, 0.48);
  d.add(
    `<path d="M${x - 270} ${y + 20} Q${x - 240} ${y - 80} ${x - 40} ${y - 92} Q${x + 190} ${y - 100} ${x + 285} ${y - 22} L${x + 280} ${y + 44} Q${x + 120} ${y + 102} ${x - 60} ${y + 96} Q${x - 240} ${y + 96} ${x - 270} ${y + 20} Z" fill="${shaded(flesh, 0.32)}"/>`,
  );
  d.add(
    `<path d="M${x - 270} ${y + 10} Q${x - 240} ${y - 90} ${x - 40} ${y - 102} Q${x + 190} ${y - 110} ${x + 285} ${y - 32} Q${x + 230} ${y + 34} ${x - 10} ${y + 54} Q${x - 240} ${y + 66} ${x - 270} ${y + 10} Z" fill="${linear(
      d,
      [0, 0, 0.8, 1],
      [
        [0, lit(flesh, 0.45)],
        [0.45, flesh],
        [1, crust],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 7; i++) {
    const sx = x - 210 + i * 72;
    d.add(
      `<path d="M${sx} ${y - 66 + Math.abs(i - 3) * 5} q44 44 8 ${104 - Math.abs(i - 3) * 8}" stroke="${lit(flesh, 0.75)}" stroke-opacity=".55" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    );
    d.add(
      `<path d="M${sx + 20} ${y - 84 + Math.abs(i - 3) * 5} l36 132" stroke="${shaded(crust, 0.5)}" stroke-opacity=".32" stroke-width="11" stroke-linecap="round"/>`,
    );
  }
  herbs(d, { ...well, y: y - 30, rx: 230, ry: 60 }, 22, random);
};

const steak: Draw = (d, well, [crust = '#5b3020', core = '#cf5a55', sauce = '#4a2417'], random) => {
  d.add(
    `<path d="M${well.x - 240} ${well.y + 66} q60 -90 240 -66 q220 -10 268 50 q-20 90 -260 84 q-240 10 -248 -68" fill="${radial(
      d,
      [0.4, 0.4, 0.7],
      [
        [0, lit(sauce, 0.25)],
        [1, sauce],
      ],
    )}" fill-opacity=".9"/>`,
  );
  for (let i = 0; i < 6; i++) {
    const x = well.x - 190 + i * 76;
    const y = well.y - 6 - i * 5 + (i % 2) * 5;
    touch(d, { x: x + 26, y: y + 70 }, 90, 60, 0.42);
    d.add(ellipse(x, y, 92, 108, shaded(crust, 0.25), `transform="rotate(24 ${x} ${y})"`));
    d.add(ellipse(x + 9, y - 2, 84, 102, crust, `transform="rotate(24 ${x} ${y})"`));
    d.add(
      ellipse(
        x + 17,
        y - 2,
        74,
        92,
        radial(
          d,
          [0.45, 0.42, 0.6],
          [
            [0, lit(core, 0.22)],
            [0.55, core],
            [0.86, mix(core, crust, 0.55)],
            [1, crust],
          ],
        ),
        `transform="rotate(24 ${x} ${y})"`,
      ),
    );
    for (let k = 0; k < 5; k++)
      d.add(
        `<path d="M${x + between(random, -30, 40)} ${y + between(random, -60, 40)} q12 10 8 30" stroke="${lit(core, 0.6)}" stroke-opacity=".35" stroke-width="4" fill="none"/>`,
      );
  }
  herbs(d, { ...well, y: well.y - 40, rx: 240, ry: 70 }, 14, random);
};

const schnitzel: Draw = (d, well, [crumb = '#cf8f3c'], random) => {
  const { x, y } = well;
  touch(d, { x: x + 10, y: y + 50 }, 310, 130, 0.45);
  const shape = 'q40 -130 220 -116 q150 -60 250 30 q80 60 30 130 q-60 84 -220 78 q-250 30 -280 -122';
  d.add(`<path d="M${x - 262} ${y + 34} ${shape}" fill="${shaded(crumb, 0.5)}"/>`);
  d.add(
    `<path d="M${x - 266} ${y + 12} ${shape}" fill="${radial(
      d,
      [0.4, 0.32, 0.8],
      [
        [0, lit(crumb, 0.4)],
        [0.6, crumb],
        [1, shaded(crumb, 0.3)],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 190; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random());
    d.add(
      ellipse(
        x + 5 + Math.cos(angle) * 232 * far,
        y + 4 + Math.sin(angle) * 98 * far,
        between(random, 4, 14),
        between(random, 3, 9),
        random() < 0.45 ? shaded(crumb, 0.4) : lit(crumb, 0.5),
        'fill-opacity=".5"',
      ),
    );
  }
};

const mash: Draw = (d, well, [colour = '#f3e0ac'], random) => {
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

const grains: Draw = (d, well, [colour = '#f4ead2', dots = '#d9a441'], random) => {
  touch(d, { x: well.x + 8, y: well.y + 60 }, 290, 120, 0.35);
  body(d, { x: well.x, y: well.y + 16 }, 285, 150, shaded(colour, 0.16));
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

const salad: Draw = (d, well, [green = '#6ba53a', accent = '#d9372c', third = '#f7ecd0'], random) => {
  touch(d, { x: well.x, y: well.y + 30 }, 300, 170, 0.4);
  for (let i = 0; i < 74; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random()) * (1 - i / 150);
    const x = well.x + Math.cos(angle) * 285 * far;
    const y = well.y + 10 + Math.sin(angle) * 160 * far - i * 0.75;
    const turn = Math.floor(random() * 360);
    const tone = mix(shaded(green, 0.28), lit(green, 0.45), random());
    const size = between(random, 46, 86);
    d.add(
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(1 .62)"><path d="M${-size} 4 q${size * 0.3} ${-size * 0.75} ${size} ${-size * 0.5} q${size * 0.7} ${-size * 0.1} ${size} ${size * 0.46} q${-size * 0.4} ${size * 0.66} ${-size} ${size * 0.52} q${-size * 0.7} ${size * 0.1} ${-size} ${-size * 0.48}" fill="#1c2f10" fill-opacity=".3" transform="translate(5 10)"/><path d="M${-size} 0 q${size * 0.3} ${-size * 0.75} ${size} ${-size * 0.5} q${size * 0.7} ${-size * 0.1} ${size} ${size * 0.46} q${-size * 0.4} ${size * 0.66} ${-size} ${size * 0.52} q${-size * 0.7} ${size * 0.1} ${-size} ${-size * 0.48}" fill="${linear(
        d,
        [0, 0, 1, 1],
        [
          [0, lit(tone, 0.3)],
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

/** Warm mains and sides drawn by hand. */
export const MAINS: { readonly [name: string]: Food } = {
  pasta: { colours: ['#efcf7d', '#b8402a'], dish: 'plate white', draw: pasta },
  fillet: { colours: ['#ee8d62', '#c8663a'], dish: 'plate white', draw: fillet },
  steak: { colours: ['#5b3020', '#cf5a55', '#4a2417'], dish: 'plate black', draw: steak },
  schnitzel: { colours: ['#cf8f3c'], dish: 'plate white', draw: schnitzel },
  mash: { colours: ['#f3e0ac'], dish: 'plate white', draw: mash },
  grains: { colours: ['#f4ead2', '#d9a441'], dish: 'bowl white', draw: grains },
  salad: { colours: ['#6ba53a', '#d9372c', '#f7ecd0'], dish: 'bowl sand', draw: salad },
};
