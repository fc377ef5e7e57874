import { lit, mix, shaded } from '../paint/colour.ts';
import { type Drawing, ellipse, linear, radial, type Spot, touch } from '../paint/svg.ts';

/** Glazes and woods by the word a recipe uses. */
const GLAZES: { readonly [name: string]: string } = {
  white: '#f7f3ec',
  cream: '#f1e3c9',
  sand: '#d9bf98',
  sage: '#9db39a',
  blue: '#5f86a6',
  navy: '#2f4560',
  black: '#34322f',
  clay: '#b86b45',
  pink: '#e7b9ae',
  mustard: '#dfae4b',
};

/** Where food lies in a dish, and how large it may get: half axes of the well, in pixels. */
export type Well = Spot & { readonly rx: number; readonly ry: number };

const plate = (d: Drawing, glaze: string): Well => {
  const at = { x: 600, y: 510 };
  d.add(ellipse(at.x, at.y + 20, 436, 288, shaded(glaze, 0.4)));
  const rim = linear(
    d,
    [0.1, 0, 0.9, 1],
    [
      [0, lit(glaze, 0.7)],
      [0.5, glaze],
      [1, shaded(glaze, 0.16)],
    ],
  );
  d.add(ellipse(at.x, at.y, 444, 292, rim));
  d.add(
    ellipse(
      at.x,
      at.y,
      440,
      288,
      'none',
      `stroke="${lit(glaze, 0.85)}" stroke-width="5" stroke-opacity=".8"`,
    ),
  );
  const wall = linear(
    d,
    [0.1, 0, 0.9, 1],
    [
      [0, shaded(glaze, 0.26)],
      [0.5, glaze],
      [1, lit(glaze, 0.8)],
    ],
  );
  d.add(ellipse(at.x, at.y + 4, 338, 216, wall));
  const well = radial(
    d,
    [0.56, 0.6, 0.62],
    [
      [0, lit(glaze, 0.35)],
      [0.75, glaze],
      [1, shaded(glaze, 0.12)],
    ],
  );
  d.add(ellipse(at.x, at.y + 10, 318, 200, well));
  return { x: at.x, y: at.y + 6, rx: 318, ry: 200 };
};

const bowl = (d: Drawing, glaze: string): Well => {
  const at = { x: 600, y: 400 };
  const outside = linear(
    d,
    [0, 0, 1, 0.3],
    [
      [0, lit(glaze, 0.3)],
      [0.35, glaze],
      [1, shaded(glaze, 0.42)],
    ],
  );
  d.add(
    `<path d="M232 400 C240 600 400 730 520 742 L680 742 C800 730 960 600 968 400 Z" fill="${outside}"/>`,
  );
  d.add(ellipse(600, 742, 84, 16, shaded(glaze, 0.5)));
  const rim = linear(
    d,
    [0, 0, 1, 1],
    [
      [0, lit(glaze, 0.75)],
      [1, shaded(glaze, 0.08)],
    ],
  );
  d.add(ellipse(at.x, at.y, 370, 226, rim));
  const inside = linear(
    d,
    [0, 0, 0.7, 1],
    [
      [0, shaded(glaze, 0.38)],
      [0.6, shaded(glaze, 0.1)],
      [1, lit(glaze, 0.5)],
    ],
  );
  d.add(ellipse(at.x, at.y + 3, 350, 209, inside));
  return { x: at.x, y: at.y + 20, rx: 322, ry: 182 };
};

const board = (d: Drawing, wood: string): Well => {
  const face = linear(
    d,
    [0, 0, 1, 1],
    [
      [0, lit(wood, 0.4)],
      [0.5, wood],
      [1, shaded(wood, 0.22)],
    ],
  );
  const shape = (dy: number, fill: string): string =>
    `<path transform="translate(0 ${dy})" d="M262 300 Q268 262 306 262 L894 262 Q930 262 937 300 L1010 716 Q1014 762 968 762 L232 762 Q186 762 190 716 Z" fill="${fill}"/>`;
  d.add(shape(26, shaded(wood, 0.5)));
  d.add(shape(0, face));
  for (let i = 0; i < 9; i++) {
    const y = 300 + i * 52;
    const bend = (i % 3) * 9 - 9;
    d.add(
      `<path d="M${250 - i * 5} ${y} Q600 ${y + bend * 2} ${950 + i * 5} ${y + bend}" stroke="${shaded(wood, 0.3)}" stroke-opacity=".3" stroke-width="${2 + (i % 2) * 2}" fill="none"/>`,
    );
  }
  return { x: 600, y: 520, rx: 330, ry: 200 };
};

const basket = (d: Drawing, paper: string): Well => {
  const tray = linear(
    d,
    [0, 0, 1, 1],
    [
      [0, '#8d5a35'],
      [1, '#4e2c18'],
    ],
  );
  d.add(`<path d="M226 400 L974 400 L920 742 Q914 764 890 764 L310 764 Q286 764 280 742 Z" fill="${tray}"/>`);
  for (let i = 0; i < 5; i++)
    d.add(
      `<path d="M${240 + i * 9} ${470 + i * 58} L${960 - i * 9} ${470 + i * 58}" stroke="#2f180c" stroke-opacity=".4" stroke-width="7"/>`,
    );
  const sheet = linear(
    d,
    [0, 0, 1, 1],
    [
      [0, lit(paper, 0.6)],
      [1, shaded(paper, 0.12)],
    ],
  );
  d.add(
    `<path d="M176 432 L330 274 L470 320 L600 258 L740 318 L884 272 L1022 436 L900 560 L760 530 L610 590 L440 536 L290 564 Z" fill="${sheet}"/>`,
  );
  for (const fold of [
    'M330 274 L400 470',
    'M884 272 L800 470',
    'M600 258 L604 420',
    'M290 564 L380 480',
    'M900 560 L830 480',
  ])
    d.add(`<path d="${fold}" stroke="${shaded(paper, 0.35)}" stroke-opacity=".28" stroke-width="3"/>`);
  touch(d, { x: 600, y: 520 }, 330, 110, 0.22);
  return { x: 600, y: 490, rx: 310, ry: 150 };
};

const pan = (d: Drawing): Well => {
  const iron = linear(
    d,
    [0, 0, 1, 1],
    [
      [0, '#5b5856'],
      [0.5, '#2c2a29'],
      [1, '#171615'],
    ],
  );
  d.add(`<path d="M930 560 L1190 700 L1168 748 L896 628 Z" fill="${iron}"/>`);
  d.add(ellipse(600, 540, 402, 268, '#141312'));
  d.add(ellipse(600, 512, 410, 268, iron));
  d.add(
    ellipse(
      600,
      520,
      366,
      232,
      linear(
        d,
        [0, 0, 1, 1],
        [
          [0, '#1b1a19'],
          [1, '#4a4744'],
        ],
      ),
    ),
  );
  return { x: 600, y: 520, rx: 330, ry: 205 };
};

/** Words a recipe may use for `dish`: `plate`, `bowl`, `board`, `basket`, `pan`, `none`, with a glaze behind: `plate navy`. */
export const DISHES = ['plate', 'bowl', 'board', 'basket', 'pan', 'none'] as const;
export const GLAZE_NAMES = Object.keys(GLAZES);

/** Draws the dish and answers where the food goes. */
export const drawDish = (d: Drawing, dish: string): Well => {
  const [kind = 'none', glaze] = dish.split(' ');
  const colour = GLAZES[glaze ?? 'white'] ?? '#f7f3ec';
  if (kind === 'plate') return plate(d, colour);
  if (kind === 'bowl') return bowl(d, colour);
  if (kind === 'board') return board(d, glaze ? mix(colour, '#7a4a28', 0.25) : '#c08a55');
  if (kind === 'basket') return basket(d, colour);
  if (kind === 'pan') return pan(d);
  return { x: 600, y: 540, rx: 330, ry: 200 };
};
