import { lit, shaded } from './colour.ts';
import { type Drawing, ellipse, linear, radial } from './svg.ts';

export const sprig =
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

export const cluster =
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

export const disc =
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

export const dollop =
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

export const mushroom =
  (cap: string) =>
  (d: Drawing): void => {
    const stem = linear(
      d,
      [0, 0, 1, 0],
      [
        [0, '#fffaf0'],
        [0.5, '#f3e6cc'],
        [1, '#c9b08a'],
      ],
    );
    d.add(`<path d="M122 150 Q96 250 92 280 Q160 316 228 280 Q224 250 198 150 Z" fill="${stem}"/>`);
    d.add(
      `<path d="M22 172 Q20 40 160 34 Q300 40 298 172 Q230 200 160 198 Q90 200 22 172 Z" fill="${radial(
        d,
        [0.38, 0.28, 0.8],
        [
          [0, lit(cap, 0.5)],
          [0.5, cap],
          [1, shaded(cap, 0.4)],
        ],
      )}"/>`,
    );
    d.add(`<path d="M30 176 Q160 152 290 176 Q230 202 160 200 Q90 202 30 176 Z" fill="#ead7b0"/>`);
    d.add(ellipse(112, 84, 46, 22, '#ffffff', 'fill-opacity=".32" transform="rotate(-20 112 84)"'));
  };

export const wheatEar = (d: Drawing): void => {
  d.add(
    '<path d="M60 306 Q130 210 176 120" stroke="#b9872f" stroke-width="10" fill="none" stroke-linecap="round"/>',
  );
  for (let i = 0; i < 7; i++) {
    const x = 116 + i * 17;
    const y = 232 - i * 31;
    for (const side of [-1, 1]) {
      d.add(
        `<g transform="translate(${x} ${y}) rotate(${-58 + side * 34})"><path d="M0 0 L96 ${side * 20}" stroke="#d9ab4a" stroke-width="3"/><path d="M0 0 Q26 -22 56 0 Q26 22 0 0 Z" fill="${linear(
          d,
          [0, 0, 0, 1],
          [
            [0, '#f8dc8a'],
            [1, '#cf9a35'],
          ],
        )}"/></g>`,
      );
    }
  }
};
