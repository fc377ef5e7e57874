import { between, lit, mix, type Random, shaded } from './compose-picture-colour.ts';
import type { Well } from './compose-picture-dishware.ts';
import { body, type Drawing, ellipse, linear, radial, touch } from './compose-picture-svg.ts';

/** Draws one food into the well of its dish. `colours` come from the recipe, already with defaults. */
export type Draw = (d: Drawing, well: Well, colours: readonly string[], random: Random) => void;
export type Food = { readonly colours: readonly string[]; readonly dish: string; readonly draw: Draw };

const HERB = ['#3f7d2c', '#5a9a3a', '#2f6424'];

/** Finely cut herbs strewn over an ellipse. */
export const herbs = (
  d: Drawing,
  at: Well,
  count: number,
  random: Random,
  palette: readonly string[] = HERB,
): void => {
  for (let i = 0; i < count; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random()) * 0.82;
    const x = at.x + Math.cos(angle) * at.rx * far;
    const y = at.y + Math.sin(angle) * at.ry * far;
    const size = between(random, 5, 11);
    d.add(
      ellipse(
        x,
        y,
        size,
        size * 0.42,
        palette[Math.floor(random() * palette.length)] ?? '#3f7d2c',
        `transform="rotate(${Math.floor(random() * 180)} ${x} ${y})" fill-opacity=".92"`,
      ),
    );
  }
};

const soup: Draw = (d, well, [liquid = '#c8452f', cream = '#fff3e0'], random) => {
  const fill = radial(
    d,
    [0.58, 0.62, 0.7],
    [
      [0, lit(liquid, 0.22)],
      [0.65, liquid],
      [1, shaded(liquid, 0.34)],
    ],
  );
  d.add(ellipse(well.x, well.y, well.rx, well.ry, fill));
  d.add(
    ellipse(
      well.x,
      well.y + 2,
      well.rx - 5,
      well.ry - 4,
      'none',
      `stroke="${lit(liquid, 0.6)}" stroke-opacity=".35" stroke-width="4"`,
    ),
  );
  const turn = between(random, -25, 25);
  d.add(
    `<g transform="rotate(${turn} ${well.x} ${well.y})" fill="none" stroke="${cream}" stroke-linecap="round" stroke-opacity=".88"><path d="M${well.x - 130} ${well.y + 16} q40 -92 140 -70 q86 22 60 72 q-34 48 -98 26 q-38 -18 -6 -44" stroke-width="19"/></g>`,
  );
  for (let i = 0; i < 16; i++) {
    const angle = random() * 6.283;
    const far = between(random, 0.45, 0.88);
    const size = between(random, 5, 15);
    d.add(
      ellipse(
        well.x + Math.cos(angle) * well.rx * far,
        well.y + Math.sin(angle) * well.ry * far,
        size,
        size * 0.6,
        lit(liquid, 0.55),
        'fill-opacity=".4"',
      ),
    );
  }
  herbs(d, well, 46, random);
};

const pizza: Draw = (
  d,
  well,
  [sauce = '#c63d22', cheese = '#f6cf6b', topping = '#b3271f', herb = '#3f7d2c'],
  random,
) => {
  const { x, y } = well;
  const rx = 372;
  const ry = 246;
  d.add(ellipse(x, y + 16, rx, ry, '#7d4316'));
  d.add(
    ellipse(
      x,
      y,
      rx,
      ry,
      radial(
        d,
        [0.4, 0.3, 0.75],
        [
          [0, '#f3c67e'],
          [0.7, '#d9954a'],
          [1, '#a35f25'],
        ],
      ),
    ),
  );
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * 6.283 + random() * 0.2;
    d.add(
      ellipse(
        x + Math.cos(angle) * rx * 0.94,
        y + Math.sin(angle) * ry * 0.94,
        between(random, 12, 30),
        between(random, 8, 18),
        random() < 0.35 ? '#7a3f17' : '#efc07a',
        'fill-opacity=".5"',
      ),
    );
  }
  d.add(
    ellipse(
      x,
      y + 2,
      rx * 0.87,
      ry * 0.86,
      radial(
        d,
        [0.45, 0.4, 0.7],
        [
          [0, lit(sauce, 0.15)],
          [1, shaded(sauce, 0.3)],
        ],
      ),
    ),
  );
  for (let i = 0; i < 42; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random()) * 0.74;
    body(
      d,
      { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far },
      between(random, 34, 76),
      between(random, 18, 42),
      mix(cheese, '#ffffff', random() * 0.3),
      random() * 40,
    );
  }
  for (let ring = 0; ring < 2; ring++) {
    const count = ring === 0 ? 9 : 4;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.283 + ring + random() * 0.35;
      const far = ring === 0 ? 0.6 : 0.24;
      const spot = { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far };
      touch(d, { x: spot.x + 5, y: spot.y + 9 }, 58, 36, 0.4);
      d.add(ellipse(spot.x, spot.y + 4, 44, 29, shaded(topping, 0.35)));
      d.add(
        ellipse(
          spot.x,
          spot.y,
          43,
          27,
          radial(
            d,
            [0.4, 0.35, 0.7],
            [
              [0, lit(topping, 0.35)],
              [0.6, topping],
              [1, shaded(topping, 0.25)],
            ],
          ),
        ),
      );
    }
  }
  herbs(d, { ...well, rx: rx * 0.86, ry: ry * 0.84 }, 34, random, [herb, lit(herb, 0.2), shaded(herb, 0.2)]);
};

const cepelinai: Draw = (d, well, [dough = '#dccb9f', sauce = '#faf0d8', bits = '#9c4a2a'], random) => {
  d.add(
    `<path d="M${well.x - 250} ${well.y + 40} q20 -150 210 -130 q250 -40 300 90 q20 120 -190 130 q-290 30 -320 -90" fill="${radial(
      d,
      [0.45, 0.4, 0.7],
      [
        [0, lit(sauce, 0.5)],
        [1, shaded(sauce, 0.12)],
      ],
    )}"/>`,
  );
  for (const [dx, dy, turn] of [
    [-70, -50, -16],
    [55, 40, -10],
  ] as const) {
    touch(d, { x: well.x + dx + 10, y: well.y + dy + 50 }, 220, 60, 0.4);
    body(d, { x: well.x + dx, y: well.y + dy }, 205, 84, dough, turn);
  }
  d.add(
    `<path d="M${well.x - 150} ${well.y - 78} q120 -62 230 6 q60 40 120 78 q26 52 -40 56 q-40 -4 -90 -42 q-120 36 -220 -30 q-50 -40 0 -68" fill="${linear(
      d,
      [0, 0, 1, 1],
      [
        [0, '#fffaf0'],
        [1, sauce],
      ],
    )}" fill-opacity=".96"/>`,
  );
  for (let i = 0; i < 46; i++) {
    const x = well.x + between(random, -180, 220);
    const y = well.y + (x - well.x) * 0.32 + between(random, -74, 48);
    body(
      d,
      { x, y },
      between(random, 9, 17),
      between(random, 6, 11),
      mix(bits, '#d98a4a', random()),
      random() * 90,
    );
  }
  herbs(d, { ...well, rx: 230, ry: 110 }, 26, random);
};

const pancakes: Draw = (d, well, [colour = '#d9a04e', sauce = '#fff7ea'], random) => {
  for (const [dx, dy] of [
    [-120, -40],
    [120, -52],
    [-20, 44],
    [0, -10],
  ] as const) {
    const at = { x: well.x + dx, y: well.y + dy };
    const turn = between(random, -10, 10);
    touch(d, { x: at.x + 10, y: at.y + 34 }, 190, 92, 0.42);
    d.add(
      ellipse(at.x, at.y + 22, 168, 84, shaded(colour, 0.42), `transform="rotate(${turn} ${at.x} ${at.y})"`),
    );
    d.add(
      ellipse(
        at.x,
        at.y,
        168,
        84,
        radial(
          d,
          [0.4, 0.35, 0.72],
          [
            [0, shaded(colour, 0.12)],
            [0.72, colour],
            [0.9, lit(colour, 0.3)],
            [1, lit(colour, 0.1)],
          ],
        ),
        `transform="rotate(${turn} ${at.x} ${at.y})"`,
      ),
    );
    for (let i = 0; i < 12; i++)
      d.add(
        ellipse(
          at.x + between(random, -120, 120),
          at.y + between(random, -48, 48),
          between(random, 6, 24),
          between(random, 4, 12),
          random() < 0.5 ? shaded(colour, 0.35) : lit(colour, 0.25),
          'fill-opacity=".35"',
        ),
      );
  }
  touch(d, { x: well.x + 4, y: well.y }, 110, 50, 0.35);
  body(d, { x: well.x, y: well.y - 26 }, 92, 46, sauce);
  body(d, { x: well.x + 6, y: well.y - 54 }, 50, 26, sauce);
};

const slab: Draw = (d, well, [top = '#b9742f', side = '#e6c27a', sauce = '#fff7ea'], random) => {
  const x = well.x - 30;
  const y = well.y - 70;
  touch(d, { x: x + 10, y: y + 160 }, 300, 110, 0.5);
  d.add(
    `<path d="M${x - 230} ${y} L${x + 40} ${y + 100} L${x + 40} ${y + 218} L${x - 230} ${y + 110} Z" fill="${linear(
      d,
      [0, 0, 0, 1],
      [
        [0, lit(side, 0.3)],
        [1, shaded(side, 0.2)],
      ],
    )}"/>`,
  );
  d.add(
    `<path d="M${x + 40} ${y + 100} L${x + 250} ${y - 14} L${x + 250} ${y + 96} L${x + 40} ${y + 218} Z" fill="${linear(
      d,
      [0, 0, 0, 1],
      [
        [0, shaded(side, 0.18)],
        [1, shaded(side, 0.42)],
      ],
    )}"/>`,
  );
  d.add(
    `<path d="M${x - 230} ${y} Q${x - 226} ${y - 12} ${x - 20} ${y - 108} L${x + 250} ${y - 14} L${x + 40} ${y + 100} Z" fill="${linear(
      d,
      [0, 0, 1, 1],
      [
        [0, lit(top, 0.35)],
        [0.6, top],
        [1, shaded(top, 0.2)],
      ],
    )}" stroke="${lit(top, 0.4)}" stroke-opacity=".5" stroke-width="3"/>`,
  );
  for (let i = 0; i < 46; i++) {
    const u = random();
    const v = random();
    d.add(
      ellipse(
        x - 230 + u * 270 + v * 210,
        y + u * 100 - v * 110 + 4,
        between(random, 4, 15),
        between(random, 3, 7),
        random() < 0.5 ? shaded(top, 0.4) : lit(top, 0.4),
        'fill-opacity=".42"',
      ),
    );
    d.add(
      ellipse(
        x - 230 + u * 264,
        y + u * 104 + 14 + v * 90,
        between(random, 3, 9),
        between(random, 2, 6),
        random() < 0.5 ? shaded(side, 0.3) : lit(side, 0.5),
        'fill-opacity=".5"',
      ),
    );
  }
  body(d, { x: x + 20, y: y - 18 }, 100, 42, sauce);
  body(d, { x: x + 26, y: y - 44 }, 56, 28, sauce);
};

const sticks: Draw = (d, well, [colour = '#7a4a2a', dip = '#fbf1dc'], random) => {
  const rows: (readonly [number, number, number])[] = [
    [-130, 80, -24],
    [-40, 96, -20],
    [60, 84, -26],
    [-90, 30, 20],
    [20, 36, 16],
    [110, 20, 22],
    [-40, -22, -18],
    [50, -30, -22],
  ];
  for (const [dx, dy, tilt] of rows) {
    const x = well.x + dx - 60;
    const y = well.y + dy;
    const turn = tilt + between(random, -6, 6);
    const fill = linear(
      d,
      [0, 0, 0, 1],
      [
        [0, lit(colour, 0.35)],
        [0.45, colour],
        [1, shaded(colour, 0.45)],
      ],
    );
    d.add(
      `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 124}" y="${y - 6}" width="262" height="58" rx="16" fill="#1d0d06" fill-opacity=".28"/><rect x="${x - 130}" y="${y - 26}" width="260" height="58" rx="16" fill="${fill}"/><rect x="${x - 118}" y="${y - 22}" width="230" height="12" rx="6" fill="#fff" fill-opacity=".16"/></g>`,
    );
  }
  ramekin(d, { ...well, x: well.x + 215, y: well.y - 30 }, [dip], random);
};

const ramekin: Draw = (d, well, [sauce = '#fbf1dc']) => {
  const { x, y } = well;
  touch(d, { x: x + 10, y: y + 90 }, 130, 46, 0.5);
  d.add(
    `<path d="M${x - 98} ${y} L${x - 76} ${y + 92} Q${x} ${y + 128} ${x + 76} ${y + 92} L${x + 98} ${y} Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, '#fffdf8'],
        [0.5, '#e9e1d3'],
        [1, '#b7aa98'],
      ],
    )}"/>`,
  );
  d.add(ellipse(x, y, 98, 46, '#fffaf2'));
  d.add(ellipse(x, y + 3, 86, 38, '#b9ab97'));
  d.add(
    ellipse(
      x,
      y + 8,
      82,
      33,
      radial(
        d,
        [0.4, 0.4, 0.7],
        [
          [0, lit(sauce, 0.4)],
          [0.6, sauce],
          [1, shaded(sauce, 0.25)],
        ],
      ),
    ),
  );
};

/** Foods drawn by hand where the emoji set has none, by the word a recipe uses. */
export const PLATED: { readonly [name: string]: Food } = {
  soup: { colours: ['#c8452f', '#fff3e0'], dish: 'bowl white', draw: soup },
  pizza: { colours: ['#c63d22', '#f6cf6b', '#b3271f', '#3f7d2c'], dish: 'board', draw: pizza },
  cepelinai: { colours: ['#dccb9f', '#faf0d8', '#9c4a2a'], dish: 'plate clay', draw: cepelinai },
  pancakes: { colours: ['#d9a04e', '#fff7ea'], dish: 'plate white', draw: pancakes },
  slab: { colours: ['#b9742f', '#e6c27a', '#fff7ea'], dish: 'plate white', draw: slab },
  sticks: { colours: ['#7a4a2a', '#fbf1dc'], dish: 'board', draw: sticks },
};
