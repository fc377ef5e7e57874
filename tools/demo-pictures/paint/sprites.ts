import { lit, shaded } from './colour.ts';
import { cluster, disc, dollop, mushroom, sprig, wheatEar } from './herbs.ts';
import { type Drawing, drawing, ellipse, radial } from './svg.ts';

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
  dill: sprig('#7fbf45', 9, 13),
  mint: sprig('#58b865', 27, 5),
  basil: sprig('#5aa83e', 32, 4),
  rosemary: sprig('#7aa668', 10, 14),
  raspberries: cluster('#d5294d', 50),
  lingonberries: cluster('#b3132b', 40),
  currants: cluster('#31223f', 44),
  'sea-buckthorn': cluster('#f39a1c', 40),
  porcini: mushroom('#8a5a33'),
  champignon: mushroom('#e3d2b4'),
  'wheat-ear': wheatEar,
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
