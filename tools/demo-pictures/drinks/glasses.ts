import type { Draw } from '../foods/food.ts';
import { between, lit, mix, type Random, shaded } from '../paint/colour.ts';
import { type Drawing, ellipse, linear, radial, touch } from '../paint/svg.ts';

const CX = 600;

const ice = (d: Drawing, top: number, wide: number, random: Random, count = 4): void => {
  for (let i = 0; i < count; i++) {
    const x = CX - wide * 0.5 + random() * wide;
    const y = top + 20 + random() * 110;
    const size = between(random, 62, 84);
    const face = linear(
      d,
      [0, 0, 1, 1],
      [
        [0, '#ffffff', 0.75],
        [0.5, '#ffffff', 0.22],
        [1, '#ffffff', 0.5],
      ],
    );
    d.add(
      `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="14" fill="${face}" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="rotate(${Math.floor(between(random, -40, 40))} ${x} ${y})"/>`,
    );
  }
};

/** A straight-sided glass between `top` and `foot`, filled from `level`; half widths at both ends. */
const vessel = (
  d: Drawing,
  top: number,
  foot: number,
  wide: number,
  narrow: number,
  level: number,
  fill: readonly [string, string],
): void => {
  const at = (y: number): number => wide + ((narrow - wide) * (y - top)) / (foot - top);
  const shape = (from: number, inset: number, bottom: number): string => {
    const a = at(from) - inset;
    const b = narrow - inset;
    return `M${CX - a} ${from} L${CX - b} ${bottom - 16} Q${CX - b} ${bottom} ${CX - b + 20} ${bottom + 8} Q${CX} ${bottom + 26} ${CX + b - 20} ${bottom + 8} Q${CX + b} ${bottom} ${CX + b} ${bottom - 16} L${CX + a} ${from} Z`;
  };
  touch(d, { x: CX + 30, y: foot + 10 }, narrow * 1.7, 44, 0.5);
  d.add(`<path d="${shape(top, 0, foot)}" fill="#ffffff" fill-opacity=".26"/>`);
  d.add(
    `<path d="${shape(level, 14, foot - 24)}" fill="${linear(
      d,
      [0, 0, 0, 1],
      [
        [0, fill[0]],
        [1, fill[1]],
      ],
    )}"/>`,
  );
  d.add(
    `<path d="${shape(level, 14, foot - 24)}" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, '#2a0f06', 0.3],
        [0.2, '#ffffff', 0.16],
        [0.55, '#ffffff', 0],
        [1, '#2a0f06', 0.34],
      ],
    )}"/>`,
  );
  d.add(
    ellipse(
      CX,
      level,
      at(level) - 14,
      (at(level) - 14) * 0.27,
      radial(
        d,
        [0.45, 0.4, 0.6],
        [
          [0, lit(fill[0], 0.45)],
          [1, fill[0]],
        ],
      ),
    ),
  );
};

const glassFront = (d: Drawing, top: number, foot: number, wide: number, narrow: number): void => {
  d.add(
    ellipse(CX, top, wide, wide * 0.27, 'none', 'stroke="#ffffff" stroke-opacity=".85" stroke-width="6"'),
  );
  d.add(
    `<path d="M${CX - wide * 0.8} ${top + 40} L${CX - narrow * 0.76} ${foot - 40}" stroke="#ffffff" stroke-opacity=".55" stroke-width="20" stroke-linecap="round"/>`,
  );
  d.add(
    `<path d="M${CX + wide * 0.84} ${top + 60} L${CX + narrow * 0.82} ${foot - 120}" stroke="#ffffff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/>`,
  );
};

export const tall: Draw = (d, _well, [liquid = '#f2b632', deep = shaded(liquid, 0.18)], random) => {
  vessel(d, 130, 770, 180, 138, 210, [liquid, deep]);
  ice(d, 220, 190, random, 5);
  for (let i = 0; i < 22; i++)
    d.add(
      ellipse(
        CX + between(random, -120, 120),
        between(random, 280, 720),
        between(random, 3, 7),
        between(random, 3, 7),
        '#ffffff',
        'fill-opacity=".45"',
      ),
    );
  d.add(
    `<path d="M${CX + 40} 420 L${CX + 130} 40" stroke="#fdf6ea" stroke-width="22" stroke-linecap="round"/><path d="M${CX + 46} 420 L${CX + 135} 44" stroke="#c9b79c" stroke-opacity=".6" stroke-width="5"/>`,
  );
  glassFront(d, 130, 770, 180, 138);
};

export const tumbler: Draw = (d, _well, [liquid = '#c4702a', deep = shaded(liquid, 0.18)], random) => {
  vessel(d, 300, 740, 220, 178, 420, [liquid, deep]);
  ice(d, 440, 230, random, 4);
  glassFront(d, 300, 740, 220, 178);
};

export const latte: Draw = (d, _well, [coffee = '#8a5530', milk = '#f3e3cb', foam = '#fffaf1']) => {
  touch(d, { x: CX + 30, y: 780 }, 280, 50, 0.45);
  vessel(d, 180, 760, 186, 140, 300, [coffee, milk]);
  const layers = linear(
    d,
    [0, 0, 0, 1],
    [
      [0, shaded(coffee, 0.2)],
      [0.35, coffee],
      [0.62, mix(coffee, milk, 0.75)],
      [1, milk],
    ],
  );
  d.add(
    `<path d="M${CX - 164} 300 L${CX - 126} 716 Q${CX} 748 ${CX + 126} 716 L${CX + 164} 300 Z" fill="${layers}"/>`,
  );
  d.add(
    `<path d="M${CX - 172} 206 L${CX - 164} 306 Q${CX} 356 ${CX + 164} 306 L${CX + 172} 206 Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, shaded(foam, 0.16)],
        [0.3, foam],
        [1, shaded(foam, 0.22)],
      ],
    )}"/>`,
  );
  d.add(
    ellipse(
      CX,
      206,
      172,
      47,
      radial(
        d,
        [0.4, 0.35, 0.7],
        [
          [0, '#ffffff'],
          [1, shaded(foam, 0.1)],
        ],
      ),
    ),
  );
  d.add(ellipse(CX, 208, 96, 24, coffee, 'fill-opacity=".35"'));
  glassFront(d, 180, 760, 186, 140);
};

export const beer: Draw = (d, _well, [liquid = '#e8a21f', deep = shaded(liquid, 0.2)], random) => {
  vessel(d, 110, 780, 176, 142, 240, [lit(liquid, 0.1), deep]);
  for (let i = 0; i < 60; i++)
    d.add(
      ellipse(
        CX + between(random, -130, 130),
        between(random, 300, 750),
        between(random, 2, 6),
        between(random, 2, 6),
        '#fff6d8',
        'fill-opacity=".6"',
      ),
    );
  const foam = '#fff6e2';
  d.add(
    `<path d="M${CX - 176} 130 L${CX - 160} 262 Q${CX - 80} 300 ${CX} 276 Q${CX + 90} 310 ${CX + 160} 258 L${CX + 176} 130 Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, shaded(foam, 0.16)],
        [0.3, foam],
        [1, shaded(foam, 0.2)],
      ],
    )}"/>`,
  );
  for (const [dx, dy, size] of [
    [-120, 118, 66],
    [-40, 92, 80],
    [54, 96, 82],
    [124, 120, 62],
    [0, 126, 90],
  ] as const)
    d.add(
      ellipse(
        CX + dx,
        dy,
        size,
        size * 0.62,
        radial(
          d,
          [0.4, 0.3, 0.7],
          [
            [0, '#ffffff'],
            [1, shaded(foam, 0.1)],
          ],
        ),
      ),
    );
  glassFront(d, 130, 780, 176, 142);
};
