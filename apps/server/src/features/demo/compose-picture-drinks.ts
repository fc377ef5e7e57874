import { between, lit, mix, type Random, shaded } from './compose-picture-colour.ts';
import type { Draw, Food } from './compose-picture-foods.ts';
import { type Drawing, ellipse, linear, radial, touch } from './compose-picture-svg.ts';

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

const tall: Draw = (d, _well, [liquid = '#f2b632', deep = shaded(liquid, 0.18)], random) => {
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

const tumbler: Draw = (d, _well, [liquid = '#c4702a', deep = shaded(liquid, 0.18)], random) => {
  vessel(d, 300, 740, 220, 178, 420, [liquid, deep]);
  ice(d, 440, 230, random, 4);
  glassFront(d, 300, 740, 220, 178);
};

const latte: Draw = (d, _well, [coffee = '#8a5530', milk = '#f3e3cb', foam = '#fffaf1']) => {
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

const cup: Draw = (d, _well, [coffee = '#5b3117', foam = 'none', china = '#f8f4ec']) => {
  const side = linear(
    d,
    [0, 0, 1, 0.2],
    [
      [0, lit(china, 0.5)],
      [0.4, china],
      [1, shaded(china, 0.36)],
    ],
  );
  d.add(ellipse(600, 690, 410, 158, shaded(china, 0.38)));
  d.add(
    ellipse(
      600,
      676,
      416,
      158,
      linear(
        d,
        [0, 0, 1, 1],
        [
          [0, lit(china, 0.8)],
          [1, shaded(china, 0.14)],
        ],
      ),
    ),
  );
  d.add(ellipse(600, 690, 210, 78, shaded(china, 0.22)));
  d.add(
    `<path d="M846 420 q150 -36 146 84 q-10 120 -200 116" fill="none" stroke="${shaded(china, 0.2)}" stroke-width="44"/><path d="M846 414 q144 -30 138 86 q-10 112 -190 108" fill="none" stroke="${china}" stroke-width="32"/>`,
  );
  d.add(`<path d="M318 376 C326 560 420 706 540 712 L660 712 C780 706 874 560 882 376 Z" fill="${side}"/>`);
  d.add(
    ellipse(
      600,
      376,
      284,
      130,
      linear(
        d,
        [0, 0, 1, 1],
        [
          [0, '#ffffff'],
          [1, shaded(china, 0.12)],
        ],
      ),
    ),
  );
  d.add(ellipse(600, 382, 264, 114, shaded(china, 0.34)));
  d.add(
    ellipse(
      600,
      396,
      250,
      100,
      radial(
        d,
        [0.45, 0.4, 0.7],
        [
          [0, lit(coffee, 0.25)],
          [0.7, coffee],
          [1, shaded(coffee, 0.35)],
        ],
      ),
    ),
  );
  if (foam === 'none') {
    d.add(
      ellipse(
        600,
        396,
        244,
        96,
        'none',
        `stroke="${lit(coffee, 0.55)}" stroke-opacity=".7" stroke-width="9"`,
      ),
    );
    return;
  }
  d.add(ellipse(600, 396, 226, 88, mix(coffee, foam, 0.35)));
  const white = radial(
    d,
    [0.5, 0.4, 0.7],
    [
      [0, '#ffffff'],
      [1, foam],
    ],
  );
  d.add(
    `<path d="M600 472 Q404 404 452 356 Q520 314 600 372 Q680 314 748 356 Q796 404 600 472 Z" fill="${white}"/><path d="M600 446 Q470 400 502 372 Q548 348 600 394 Q652 348 698 372 Q730 400 600 446 Z" fill="${mix(coffee, foam, 0.45)}"/><path d="M600 428 Q520 398 540 384 Q572 374 600 404 Q628 374 660 384 Q680 398 600 428 Z" fill="${white}"/>`,
  );
};

const beer: Draw = (d, _well, [liquid = '#e8a21f', deep = shaded(liquid, 0.2)], random) => {
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

const stemmed = (
  d: Drawing,
  bowlPath: string,
  liquidPath: string,
  surface: readonly [number, number],
  liquid: string,
  rim: readonly [number, number],
): void => {
  touch(d, { x: CX + 20, y: 800 }, 190, 40, 0.5);
  d.add(
    ellipse(
      CX,
      796,
      150,
      34,
      linear(
        d,
        [0, 0, 1, 0],
        [
          [0, '#ffffff', 0.75],
          [0.5, '#ffffff', 0.25],
          [1, '#ffffff', 0.6],
        ],
      ),
    ),
  );
  d.add(
    `<path d="M${CX - 11} 540 L${CX - 9} 770 Q${CX - 20} 790 ${CX - 60} 796 L${CX + 60} 796 Q${CX + 20} 790 ${CX + 9} 770 L${CX + 11} 540 Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, '#ffffff', 0.8],
        [0.5, '#ffffff', 0.3],
        [1, '#ffffff', 0.7],
      ],
    )}"/>`,
  );
  d.add(
    `<path d="${bowlPath}" fill="#ffffff" fill-opacity=".24" stroke="#ffffff" stroke-opacity=".6" stroke-width="4"/>`,
  );
  d.add(
    `<path d="${liquidPath}" fill="${linear(
      d,
      [0, 0, 1, 1],
      [
        [0, lit(liquid, 0.25)],
        [0.5, liquid],
        [1, shaded(liquid, 0.35)],
      ],
    )}"/>`,
  );
  d.add(ellipse(CX, surface[0], surface[1], surface[1] * 0.22, lit(liquid, 0.32)));
  d.add(
    ellipse(
      CX,
      rim[0],
      rim[1],
      rim[1] * 0.22,
      'none',
      'stroke="#ffffff" stroke-opacity=".9" stroke-width="5"',
    ),
  );
  d.add(
    `<path d="M${CX - rim[1] * 0.86} ${rim[0] + 60} Q${CX - rim[1] * 1.04} ${rim[0] + 180} ${CX - rim[1] * 0.5} ${rim[0] + 330}" stroke="#ffffff" stroke-opacity=".5" stroke-width="16" fill="none" stroke-linecap="round"/>`,
  );
};

const wine: Draw = (d, _well, [liquid = '#7a1730']) => {
  stemmed(
    d,
    'M444 96 Q400 330 452 440 Q520 560 600 560 Q680 560 748 440 Q800 330 756 96 Z',
    'M424 320 Q420 390 456 440 Q522 550 600 552 Q678 550 744 440 Q780 390 776 320 Z',
    [320, 176],
    liquid,
    [96, 156],
  );
};

const flute: Draw = (d, _well, [liquid = '#f3d27a'], random) => {
  stemmed(
    d,
    'M510 60 Q490 380 540 520 Q570 580 600 580 Q630 580 660 520 Q710 380 690 60 Z',
    'M506 170 Q500 400 546 516 Q574 570 600 572 Q626 570 654 516 Q700 400 694 170 Z',
    [170, 94],
    liquid,
    [60, 90],
  );
  for (let i = 0; i < 36; i++)
    d.add(
      ellipse(
        CX + between(random, -70, 70),
        between(random, 190, 520),
        between(random, 2, 5),
        between(random, 2, 5),
        '#fffbe8',
        'fill-opacity=".75"',
      ),
    );
};

const coupe: Draw = (d, _well, [liquid = '#e98b6a', foam = lit(liquid, 0.6)]) => {
  stemmed(
    d,
    'M350 200 Q370 420 560 500 L600 552 L640 500 Q830 420 850 200 Z',
    'M362 262 Q394 420 566 490 L600 530 L634 490 Q806 420 838 262 Z',
    [262, 238],
    liquid,
    [200, 250],
  );
  d.add(
    ellipse(
      CX,
      260,
      226,
      46,
      radial(
        d,
        [0.4, 0.4, 0.7],
        [
          [0, lit(foam, 0.5)],
          [1, foam],
        ],
      ),
    ),
  );
};

const bottle: Draw = (d, _well, [glass = '#27402a', label = '#f3e9d5', cap = '#b08a3a']) => {
  touch(d, { x: CX + 20, y: 810 }, 190, 44, 0.5);
  const side = linear(
    d,
    [0, 0, 1, 0],
    [
      [0, shaded(glass, 0.3)],
      [0.25, lit(glass, 0.25)],
      [0.5, glass],
      [1, shaded(glass, 0.55)],
    ],
  );
  d.add(
    `<path d="M556 60 L556 250 Q552 310 496 370 Q470 400 470 450 L470 780 Q472 812 510 818 Q600 832 690 818 Q728 812 730 780 L730 450 Q730 400 704 370 Q648 310 644 250 L644 60 Z" fill="${side}"/>`,
  );
  d.add(
    `<path d="M550 48 L650 48 L648 150 L552 150 Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, lit(cap, 0.3)],
        [0.4, cap],
        [1, shaded(cap, 0.4)],
      ],
    )}"/>`,
  );
  d.add(
    `<path d="M470 500 Q600 526 730 500 L730 720 Q600 746 470 720 Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, shaded(label, 0.2)],
        [0.3, label],
        [1, shaded(label, 0.28)],
      ],
    )}"/>`,
  );
  d.add(
    `<path d="M520 580 q80 14 160 0 M520 612 q80 14 160 0 M545 644 q55 10 110 0" stroke="${shaded(label, 0.6)}" stroke-opacity=".6" stroke-width="7" fill="none"/>`,
  );
  d.add(
    '<path d="M500 420 Q492 450 492 490 M574 170 L574 270" stroke="#ffffff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round" fill="none"/>',
  );
};

const drink = (draw: Draw, ...colours: string[]): Food => ({ colours, dish: 'none', draw });

/** Drinks drawn by hand, each in its glass. */
export const DRINKS: { readonly [name: string]: Food } = {
  tall: drink(tall, '#f2b632'),
  tumbler: drink(tumbler, '#c4702a'),
  latte: drink(latte, '#8a5530', '#f3e3cb', '#fffaf1'),
  cup: drink(cup, '#5b3117'),
  beer: drink(beer, '#e8a21f'),
  wine: drink(wine, '#7a1730'),
  flute: drink(flute, '#f3d27a'),
  coupe: drink(coupe, '#e98b6a'),
  bottle: drink(bottle, '#27402a', '#f3e9d5', '#b08a3a'),
};
