import { between, lit, mix, shaded } from '../paint/colour.ts';
import { body, ellipse, radial, touch } from '../paint/svg.ts';
import { type Draw, herbs } from './food.ts';

/** A bowl filled to the rim with something smooth and a swirl on it: porridge, yoghurt, mousse. */
export const porridge: Draw = (d, well, [liquid = '#f3e6c8', cream = '#b9742f'], random) => {
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
};

/** The same with cut herbs on top. */
export const soup: Draw = (d, well, [liquid = '#c8452f', cream = '#fff3e0'], random) => {
  porridge(d, well, [liquid, cream], random);
  herbs(d, well, 46, random);
};

export const pizza: Draw = (
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
