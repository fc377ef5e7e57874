import { between, lit, shaded } from '../paint/colour.ts';
import { body, ellipse, linear, radial, touch } from '../paint/svg.ts';
import type { Draw } from './food.ts';

export const slab: Draw = (d, well, [top = '#b9742f', side = '#e6c27a', sauce = '#fff7ea'], random) => {
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

export const sticks: Draw = (d, well, [colour = '#7a4a2a', dip = '#fbf1dc'], random) => {
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
