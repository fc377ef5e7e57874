import { between, lit, mix, shaded } from '../paint/colour.ts';
import { body, ellipse, linear, radial, touch } from '../paint/svg.ts';
import { type Draw, type Food, herbs } from './food.ts';

const scoops: Draw = (d, well, colours, random) => {
  const places = [
    [-120, 20],
    [115, 14],
    [0, -88],
  ] as const;
  const [first = '#fff3dc', second = first, third = second] = colours;
  [first, second, third].forEach((colour, index) => {
    const [dx, dy] = places[index] ?? [0, 0];
    const at = { x: well.x + dx, y: well.y + dy - 20 };
    touch(d, { x: at.x + 8, y: at.y + 96 }, 150, 50, 0.4);
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * 6.283;
      d.add(
        ellipse(at.x + Math.cos(angle) * 108, at.y + 74 + Math.sin(angle) * 22, 34, 20, shaded(colour, 0.1)),
      );
    }
    body(d, at, 126, 114, colour);
    for (let i = 0; i < 26; i++)
      d.add(
        ellipse(
          at.x + between(random, -84, 84),
          at.y + between(random, -74, 84),
          between(random, 3, 9),
          between(random, 2, 5),
          random() < 0.5 ? shaded(colour, 0.24) : lit(colour, 0.6),
          'fill-opacity=".5"',
        ),
      );
  });
};

const balls: Draw = (d, well, [colour = '#b9742f', dust = '#fff7ea'], random) => {
  const places = [
    [-190, 30],
    [-60, 66],
    [80, 60],
    [205, 22],
    [-120, -40],
    [10, -30],
    [140, -46],
    [-50, -112],
    [80, -118],
  ] as const;
  for (const [dx, dy] of places) {
    const at = { x: well.x + dx + between(random, -8, 8), y: well.y + dy - 10 };
    touch(d, { x: at.x + 8, y: at.y + 56 }, 92, 36, 0.45);
    body(d, at, 84, 76, mix(colour, shaded(colour, 0.3), random() * 0.6));
    for (let i = 0; i < 20; i++)
      d.add(
        ellipse(
          at.x + between(random, -58, 50),
          at.y + between(random, -60, 10),
          between(random, 2, 8),
          between(random, 2, 5),
          dust,
          'fill-opacity=".7"',
        ),
      );
  }
};

const cake: Draw = (d, well, [layer = '#f6dfae', cream = '#fff8ee', top = '#7a3b2a'], random) => {
  const x = well.x - 20;
  const y = well.y - 120;
  touch(d, { x: x + 10, y: y + 230 }, 320, 100, 0.5);
  const high = 200;
  const front = (from: number, to: number, colour: string): void =>
    d.add(
      `<path d="M${x - 250} ${y + 60 + from} L${x + 120} ${y + 130 + from} L${x + 120} ${y + 130 + to} L${x - 250} ${y + 60 + to} Z" fill="${linear(
        d,
        [0, 0, 1, 0],
        [
          [0, lit(colour, 0.2)],
          [1, shaded(colour, 0.12)],
        ],
      )}"/>`,
    );
  d.add(
    `<path d="M${x + 120} ${y + 130} Q${x + 290} ${y + 60} ${x + 250} ${y - 40} L${x + 250} ${y + high - 60} Q${x + 290} ${y + high + 50} ${x + 120} ${y + 130 + high} Z" fill="${linear(
      d,
      [0, 0, 1, 0],
      [
        [0, shaded(cream, 0.12)],
        [1, shaded(cream, 0.4)],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 4; i++) {
    front(i * 50, i * 50 + 34, layer);
    front(i * 50 + 34, i * 50 + 50, cream);
  }
  for (let i = 0; i < 70; i++) {
    const u = random();
    const v = random();
    d.add(
      ellipse(
        x - 250 + u * 370,
        y + 60 + u * 70 + v * high,
        between(random, 2, 6),
        between(random, 2, 4),
        shaded(layer, 0.35),
        'fill-opacity=".3"',
      ),
    );
  }
  d.add(
    `<path d="M${x - 250} ${y + 60} L${x + 250} ${y - 40} Q${x + 290} ${y + 60} ${x + 120} ${y + 130} Z" fill="${linear(
      d,
      [0, 0, 1, 1],
      [
        [0, lit(top, 0.4)],
        [0.6, top],
        [1, shaded(top, 0.2)],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 6; i++)
    d.add(
      `<path d="M${x - 200 + i * 56} ${y + 70 + i * 10} q10 ${between(random, 26, 64)} 22 ${between(random, 30, 60)} q14 -4 14 -54 Z" fill="${top}"/>`,
    );
  herbs(d, { ...well, x: x + 60, y: y + 44, rx: 130, ry: 34 }, 14, random, [
    lit(top, 0.6),
    lit(cream, 0.4),
    shaded(top, 0.3),
  ]);
};

const toast: Draw = (d, well, [spread = '#8fb04a', bread = '#d39a56'], random) => {
  for (const [dx, dy, turn] of [
    [-120, -50, -14],
    [110, 30, -8],
  ] as const) {
    const x = well.x + dx;
    const y = well.y + dy;
    const loaf = `M-170 70 L-176 -30 Q-176 -110 0 -104 Q176 -110 176 -30 L170 70 Q0 96 -170 70 Z`;
    touch(d, { x: x + 10, y: y + 76 }, 210, 60, 0.45);
    d.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${loaf}" transform="translate(0 26)" fill="${shaded(bread, 0.5)}"/><path d="${loaf}" fill="${shaded(bread, 0.2)}"/><path d="${loaf}" transform="scale(.95 .92)" fill="${linear(
        d,
        [0, 0, 1, 1],
        [
          [0, lit(bread, 0.7)],
          [1, bread],
        ],
      )}"/><path d="${loaf}" transform="translate(0 -8) scale(.84 .76)" fill="${radial(
        d,
        [0.4, 0.3, 0.8],
        [
          [0, lit(spread, 0.45)],
          [0.6, spread],
          [1, shaded(spread, 0.22)],
        ],
      )}"/></g>`,
    );
    for (let i = 0; i < 40; i++)
      d.add(
        ellipse(
          x + between(random, -120, 120),
          y + between(random, -64, 40),
          between(random, 3, 12),
          between(random, 2, 7),
          random() < 0.5 ? lit(spread, 0.5) : shaded(spread, 0.3),
          'fill-opacity=".6"',
        ),
      );
  }
};

const roll: Draw = (d, well, [outside = '#d8a559', inside = '#f7ead0', filling = '#a8442f'], random) => {
  for (const [dx, dy] of [
    [90, -70],
    [-110, 30],
  ] as const) {
    const x = well.x + dx;
    const y = well.y + dy;
    touch(d, { x: x + 20, y: y + 82 }, 240, 60, 0.45);
    const skin = linear(
      d,
      [0, 0, 0, 1],
      [
        [0, lit(outside, 0.45)],
        [0.5, outside],
        [1, shaded(outside, 0.45)],
      ],
    );
    d.add(
      `<g transform="rotate(-14 ${x} ${y})"><rect x="${x - 200}" y="${y - 86}" width="370" height="172" rx="84" fill="${skin}"/>${ellipse(x + 112, y, 62, 84, inside)}${ellipse(
        x + 114,
        y,
        50,
        70,
        radial(
          d,
          [0.4, 0.4, 0.7],
          [
            [0, lit(filling, 0.3)],
            [1, shaded(filling, 0.2)],
          ],
        ),
      )}</g>`,
    );
    for (let i = 0; i < 22; i++) {
      const spot = { x: x + 106 + between(random, -34, 40), y: y - 26 + between(random, -48, 50) };
      body(
        d,
        spot,
        between(random, 8, 14),
        between(random, 8, 14),
        mix(filling, random() < 0.4 ? '#6ba53a' : '#f2c14e', random() * 0.8),
      );
    }
  }
};

const buns: Draw = (d, well, [dough = '#d9a055', spice = '#7a3f1c', glaze = '#fff6e6'], random) => {
  for (const [dx, dy] of [
    [80, -78],
    [-120, -20],
    [60, 70],
  ] as const) {
    const x = well.x + dx;
    const y = well.y + dy - 10;
    touch(d, { x: x + 10, y: y + 70 }, 170, 60, 0.45);
    body(d, { x, y: y + 24 }, 150, 96, shaded(dough, 0.2));
    body(d, { x, y }, 150, 92, dough);
    let spiral = `M${x} ${y}`;
    for (let turn = 0.3; turn < 17; turn += 0.35)
      spiral += ` L${(x + Math.cos(turn) * turn * 7.6).toFixed(1)} ${(y + Math.sin(turn) * turn * 4.7).toFixed(1)}`;
    d.add(
      `<path d="${spiral}" fill="none" stroke="${spice}" stroke-opacity=".85" stroke-width="12" stroke-linecap="round"/>`,
    );
    for (let line = -2; line < 3; line++)
      d.add(
        `<path d="M${x - 110} ${y + line * 30 + between(random, -8, 8)} q60 -34 110 0 t110 ${between(random, -14, 4)}" fill="none" stroke="${glaze}" stroke-opacity=".92" stroke-width="11" stroke-linecap="round"/>`,
      );
  }
};

/** Desserts, breads and rolls drawn by hand. */
export const SWEETS: { readonly [name: string]: Food } = {
  scoops: { colours: ['#fff3dc', '#e889a0', '#6b3f2a'], dish: 'bowl white', draw: scoops },
  balls: { colours: ['#b9742f', '#fff7ea'], dish: 'plate white', draw: balls },
  cake: { colours: ['#f6dfae', '#fff8ee', '#7a3b2a'], dish: 'plate white', draw: cake },
  buns: { colours: ['#d9a055', '#7a3f1c', '#fff6e6'], dish: 'plate white', draw: buns },
  toast: { colours: ['#8fb04a', '#d39a56'], dish: 'board', draw: toast },
  roll: { colours: ['#d8a559', '#f7ead0', '#a8442f'], dish: 'plate white', draw: roll },
};
