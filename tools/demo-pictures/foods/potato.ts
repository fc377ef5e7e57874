import { between, lit, mix, shaded } from '../paint/colour.ts';
import { body, ellipse, linear, radial, touch } from '../paint/svg.ts';
import { type Draw, herbs } from './food.ts';

export const cepelinai: Draw = (
  d,
  well,
  [dough = '#ead6a6', sauce = '#faf0d8', bits = '#9c4a2a'],
  random,
) => {
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

export const pancakes: Draw = (d, well, [colour = '#d9a04e', sauce = '#fff7ea'], random) => {
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
