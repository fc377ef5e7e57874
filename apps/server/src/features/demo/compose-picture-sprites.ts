import { lit, shaded } from './compose-picture-colour.ts';
import { type Drawing, drawing, ellipse, linear, radial } from './compose-picture-svg.ts';

const SIZE = 320;

const citrus =
  (skin: string, flesh: string) =>
  (d: Drawing): void => {
    d.add(ellipse(160, 166, 146, 132, shaded(skin, 0.25)));
    d.add(ellipse(160, 156, 146, 132, skin));
    d.add(ellipse(160, 156, 132, 119, lit(flesh, 0.8)));
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.283;
      const b = a + 0.58;
      const p = (t: number, r: number): string =>
        `${(160 + Math.cos(t) * r).toFixed(0)} ${(156 + Math.sin(t) * r * 0.9).toFixed(0)}`;
      d.add(
        `<path d="M${p((a + b) / 2, 14)} L${p(a, 116)} Q${p((a + b) / 2, 128)} ${p(b, 116)} Z" fill="${radial(
          d,
          [0.5, 0.5, 0.7],
          [
            [0, lit(flesh, 0.4)],
            [1, flesh],
          ],
        )}" stroke="${flesh}" stroke-width="6" stroke-linejoin="round"/>`,
      );
    }
    d.add(ellipse(118, 104, 46, 24, '#ffffff', 'fill-opacity=".3" transform="rotate(-32 118 104)"'));
  };

const halfEgg = (d: Drawing): void => {
  d.add(ellipse(160, 172, 148, 112, '#d8cdbb'));
  d.add(
    ellipse(
      160,
      158,
      150,
      114,
      radial(
        d,
        [0.4, 0.3, 0.8],
        [
          [0, '#ffffff'],
          [0.75, '#fbf5e9'],
          [1, '#e2d7c4'],
        ],
      ),
    ),
  );
  d.add(
    ellipse(
      160,
      164,
      80,
      62,
      radial(
        d,
        [0.4, 0.3, 0.75],
        [
          [0, '#ffe27a'],
          [0.6, '#f8b422'],
          [1, '#d98410'],
        ],
      ),
    ),
  );
  d.add(ellipse(136, 142, 26, 14, '#ffffff', 'fill-opacity=".55"'));
};

const friedEgg = (d: Drawing): void => {
  d.add(
    '<path d="M30 170 q-20 -90 70 -100 q60 -60 120 -10 q90 0 80 90 q20 90 -70 100 q-70 40 -120 0 q-80 -10 -80 -80" fill="#fffaf0" stroke="#e6d3ac" stroke-width="5"/>',
  );
  d.add(
    ellipse(
      164,
      150,
      66,
      56,
      radial(
        d,
        [0.4, 0.3, 0.75],
        [
          [0, '#ffdf70'],
          [0.6, '#f9a61a'],
          [1, '#d67a0c'],
        ],
      ),
    ),
  );
  d.add(ellipse(144, 128, 22, 13, '#ffffff', 'fill-opacity=".6"'));
};

const sprig =
  (leaf: string, wide: number, count: number) =>
  (d: Drawing): void => {
    d.add(
      `<path d="M70 292 Q140 190 236 40" stroke="${shaded(leaf, 0.2)}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    );
    for (let i = 0; i < count; i++) {
      const t = 0.18 + (i / count) * 0.82;
      const x = 70 + t * 164;
      const y = 292 - t * 250;
      for (const side of [-1, 1]) {
        const turn = -57 + side * (54 - t * 16);
        const long = 84 * (1 - t * 0.42);
        d.add(
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0 Q${long * 0.5} ${-wide} ${long} 0 Q${long * 0.5} ${wide} 0 0 Z" fill="${linear(
            d,
            [0, 0, 0, 1],
            [
              [0, lit(leaf, 0.4)],
              [1, shaded(leaf, 0.15)],
            ],
          )}"/></g>`,
        );
      }
    }
  };

const cluster =
  (colour: string, size: number) =>
  (d: Drawing): void => {
    const spots = [
      [100, 110],
      [196, 96],
      [150, 180],
      [236, 176],
      [72, 196],
      [170, 258],
      [246, 250],
      [100, 268],
    ];
    for (const [x = 0, y = 0] of spots) {
      d.add(ellipse(x + 5, y + 9, size, size * 0.94, shaded(colour, 0.5)));
      d.add(
        ellipse(
          x,
          y,
          size,
          size * 0.96,
          radial(
            d,
            [0.36, 0.28, 0.8],
            [
              [0, lit(colour, 0.55)],
              [0.45, colour],
              [1, shaded(colour, 0.4)],
            ],
          ),
        ),
      );
      d.add(
        ellipse(x - size * 0.3, y - size * 0.4, size * 0.24, size * 0.16, '#ffffff', 'fill-opacity=".7"'),
      );
    }
  };

const disc =
  (skin: string, flesh: string, seeds: string) =>
  (d: Drawing): void => {
    d.add(ellipse(160, 170, 142, 118, shaded(skin, 0.3)));
    d.add(ellipse(160, 156, 142, 120, skin));
    d.add(
      ellipse(
        160,
        156,
        128,
        107,
        radial(
          d,
          [0.4, 0.35, 0.75],
          [
            [0, lit(flesh, 0.6)],
            [1, flesh],
          ],
        ),
      ),
    );
    for (let i = 0; i < 10; i++)
      d.add(
        ellipse(
          160 + Math.cos(i * 0.628) * 56,
          156 + Math.sin(i * 0.628) * 46,
          13,
          7,
          seeds,
          `transform="rotate(${i * 36} ${160 + Math.cos(i * 0.628) * 56} ${156 + Math.sin(i * 0.628) * 46})"`,
        ),
      );
  };

const dollop =
  (colour: string) =>
  (d: Drawing): void => {
    for (const [y, rx, ry] of [
      [216, 128, 76],
      [160, 98, 62],
      [108, 62, 44],
      [70, 28, 26],
    ] as const)
      d.add(
        ellipse(
          160,
          y,
          rx,
          ry,
          radial(
            d,
            [0.36, 0.28, 0.85],
            [
              [0, lit(colour, 0.7)],
              [0.5, colour],
              [1, shaded(colour, 0.22)],
            ],
          ),
        ),
      );
  };

/** Garnishes the illustration set does not have, by the word a recipe uses. */
const SPRITES: { readonly [name: string]: (d: Drawing) => void } = {
  'half-egg': halfEgg,
  'fried-egg': friedEgg,
  'lemon-slice': citrus('#f3c41f', '#fbe26a'),
  'lime-slice': citrus('#6fa62b', '#cfe58a'),
  'orange-slice': citrus('#ee8a1d', '#fbb54a'),
  'grapefruit-slice': citrus('#f0a04e', '#f0756a'),
  'cucumber-slice': disc('#3f7d2c', '#d4e8a8', '#eef5cf'),
  'radish-slice': disc('#d43a63', '#fbeef0', '#ffffff'),
  dill: sprig('#6f9f3c', 5, 12),
  mint: sprig('#4fa35a', 25, 5),
  basil: sprig('#4c8f35', 30, 4),
  rosemary: sprig('#5f7f5a', 7, 14),
  raspberries: cluster('#d5294d', 50),
  lingonberries: cluster('#b3132b', 40),
  currants: cluster('#31223f', 44),
  'sea-buckthorn': cluster('#f39a1c', 40),
  cream: dollop('#fff6e6'),
  'ice-ball': dollop('#fff0d2'),
};

export const SPRITE_NAMES = Object.keys(SPRITES);

/** The garnish as an SVG document, or null for a word that is not one of {@link SPRITE_NAMES}. */
export const spriteSvg = (name: string): Buffer | null => {
  const draw = SPRITES[name];
  if (!draw) return null;
  const d = drawing();
  draw(d);
  return Buffer.from(d.markup(SIZE, SIZE));
};
