import { between, lit, mix, shaded } from '../paint/colour.ts';
import { body, ellipse, linear, radial, touch } from '../paint/svg.ts';
import { type Draw, herbs } from './food.ts';

export const fillet: Draw = (d, well, [flesh = '#ee8d62', crust = '#c8663a'], random) => {
  const { x, y } = well;
  touch(d, { x: x + 14, y: y + 66 }, 300, 90, 0.48);
  d.add(
    `<path d="M${x - 270} ${y + 20} Q${x - 240} ${y - 80} ${x - 40} ${y - 92} Q${x + 190} ${y - 100} ${x + 285} ${y - 22} L${x + 280} ${y + 44} Q${x + 120} ${y + 102} ${x - 60} ${y + 96} Q${x - 240} ${y + 96} ${x - 270} ${y + 20} Z" fill="${shaded(flesh, 0.32)}"/>`,
  );
  d.add(
    `<path d="M${x - 270} ${y + 10} Q${x - 240} ${y - 90} ${x - 40} ${y - 102} Q${x + 190} ${y - 110} ${x + 285} ${y - 32} Q${x + 230} ${y + 34} ${x - 10} ${y + 54} Q${x - 240} ${y + 66} ${x - 270} ${y + 10} Z" fill="${linear(
      d,
      [0, 0, 0.8, 1],
      [
        [0, lit(flesh, 0.45)],
        [0.45, flesh],
        [1, crust],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 7; i++) {
    const sx = x - 210 + i * 72;
    d.add(
      `<path d="M${sx} ${y - 66 + Math.abs(i - 3) * 5} q44 44 8 ${104 - Math.abs(i - 3) * 8}" stroke="${lit(flesh, 0.75)}" stroke-opacity=".55" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    );
    d.add(
      `<path d="M${sx + 20} ${y - 84 + Math.abs(i - 3) * 5} l36 132" stroke="${shaded(crust, 0.5)}" stroke-opacity=".32" stroke-width="11" stroke-linecap="round"/>`,
    );
  }
  herbs(d, { ...well, y: y - 30, rx: 230, ry: 60 }, 22, random);
};

export const steak: Draw = (d, well, [crust = '#5b3020', core = '#cf5a55', sauce = '#4a2417'], random) => {
  d.add(
    `<path d="M${well.x - 240} ${well.y + 66} q60 -90 240 -66 q220 -10 268 50 q-20 90 -260 84 q-240 10 -248 -68" fill="${radial(
      d,
      [0.4, 0.4, 0.7],
      [
        [0, lit(sauce, 0.25)],
        [1, sauce],
      ],
    )}" fill-opacity=".9"/>`,
  );
  for (let i = 0; i < 6; i++) {
    const x = well.x - 190 + i * 76;
    const y = well.y - 6 - i * 5 + (i % 2) * 5;
    touch(d, { x: x + 26, y: y + 70 }, 90, 60, 0.42);
    d.add(ellipse(x, y, 92, 108, shaded(crust, 0.25), `transform="rotate(24 ${x} ${y})"`));
    d.add(ellipse(x + 9, y - 2, 84, 102, crust, `transform="rotate(24 ${x} ${y})"`));
    d.add(
      ellipse(
        x + 17,
        y - 2,
        74,
        92,
        radial(
          d,
          [0.45, 0.42, 0.6],
          [
            [0, lit(core, 0.22)],
            [0.55, core],
            [0.86, mix(core, crust, 0.55)],
            [1, crust],
          ],
        ),
        `transform="rotate(24 ${x} ${y})"`,
      ),
    );
    for (let k = 0; k < 5; k++)
      d.add(
        `<path d="M${x + between(random, -30, 40)} ${y + between(random, -60, 40)} q12 10 8 30" stroke="${lit(core, 0.6)}" stroke-opacity=".35" stroke-width="4" fill="none"/>`,
      );
  }
  herbs(d, { ...well, y: well.y - 40, rx: 240, ry: 70 }, 14, random);
};

export const schnitzel: Draw = (d, well, [crumb = '#cf8f3c'], random) => {
  const { x, y } = well;
  touch(d, { x: x + 10, y: y + 50 }, 310, 130, 0.45);
  const shape = 'q40 -130 220 -116 q150 -60 250 30 q80 60 30 130 q-60 84 -220 78 q-250 30 -280 -122';
  d.add(`<path d="M${x - 262} ${y + 34} ${shape}" fill="${shaded(crumb, 0.5)}"/>`);
  d.add(
    `<path d="M${x - 266} ${y + 12} ${shape}" fill="${radial(
      d,
      [0.4, 0.32, 0.8],
      [
        [0, lit(crumb, 0.4)],
        [0.6, crumb],
        [1, shaded(crumb, 0.3)],
      ],
    )}"/>`,
  );
  for (let i = 0; i < 190; i++) {
    const angle = random() * 6.283;
    const far = Math.sqrt(random());
    d.add(
      ellipse(
        x + 5 + Math.cos(angle) * 232 * far,
        y + 4 + Math.sin(angle) * 98 * far,
        between(random, 4, 14),
        between(random, 3, 9),
        random() < 0.45 ? shaded(crumb, 0.4) : lit(crumb, 0.5),
        'fill-opacity=".5"',
      ),
    );
  }
};

export const skewers: Draw = (d, well, [meat = '#8a4a26', pepper = '#d9412c'], random) => {
  for (const dy of [-96, 0, 96]) {
    const y = well.y + dy;
    const x = well.x - dy * 0.25;
    touch(d, { x: x + 10, y: y + 44 }, 300, 40, 0.4);
    d.add(
      `<path d="M${x - 330} ${y + 26} L${x + 330} ${y - 26}" stroke="#e3c48f" stroke-width="11" stroke-linecap="round"/>`,
    );
    for (let i = 0; i < 8; i++) {
      const at = { x: x - 235 + i * 66, y: y + 18 - i * 5.2 };
      const side = i % 3 === 1;
      body(
        d,
        at,
        side ? 22 : 42,
        side ? 40 : 44,
        side ? (i === 4 ? '#f2e6c8' : pepper) : mix(meat, shaded(meat, 0.4), random()),
        -4,
      );
      if (!side)
        d.add(
          `<path d="M${at.x - 20} ${at.y - 12} l36 20" stroke="#2a120a" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
        );
    }
  }
  herbs(d, { ...well, rx: 240, ry: 120 }, 24, random);
};

export const sausages: Draw = (d, well, [skin = '#a5562e'], random) => {
  for (const [dx, dy] of [
    [20, -86],
    [-10, 6],
    [30, 100],
  ] as const) {
    const x = well.x + dx;
    const y = well.y + dy;
    touch(d, { x: x + 10, y: y + 52 }, 250, 46, 0.45);
    const arc = `M${x - 210} ${y + 26} Q${x} ${y - 44} ${x + 210} ${y + 8}`;
    d.add(
      `<path d="${arc}" stroke="${shaded(skin, 0.45)}" stroke-width="92" stroke-linecap="round" fill="none"/><path d="${arc}" transform="translate(-2 -5)" stroke="${skin}" stroke-width="80" stroke-linecap="round" fill="none"/><path d="${arc}" transform="translate(-6 -20)" stroke="${lit(skin, 0.5)}" stroke-opacity=".55" stroke-width="22" stroke-linecap="round" fill="none"/>`,
    );
    for (let i = 0; i < 5; i++)
      d.add(
        `<path d="M${x - 160 + i * 76} ${y - 20 - (2 - Math.abs(i - 2)) * 8} l26 46" stroke="${shaded(skin, 0.7)}" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"/>`,
      );
  }
  herbs(d, { ...well, rx: 200, ry: 110 }, 14, random);
};

export const rings: Draw = (d, well, [crumb = '#dfa94f'], random) => {
  for (const [dx, dy] of [
    [-180, 50],
    [0, 78],
    [180, 44],
    [-92, -34],
    [92, -40],
    [0, -104],
  ] as const) {
    const at = { x: well.x + dx + between(random, -8, 8), y: well.y + dy - 16 };
    touch(d, { x: at.x + 8, y: at.y + 46 }, 112, 40, 0.42);
    for (const [shift, tone] of [
      [10, shaded(crumb, 0.45)],
      [0, crumb],
      [-7, lit(crumb, 0.35)],
    ] as const)
      d.add(
        `<ellipse cx="${at.x}" cy="${at.y + shift}" rx="78" ry="46" fill="none" stroke="${tone}" stroke-width="${shift === -7 ? 15 : 38}"/>`,
      );
    for (let i = 0; i < 16; i++)
      d.add(
        ellipse(
          at.x + Math.cos(i) * 78,
          at.y + Math.sin(i) * 46,
          between(random, 3, 8),
          between(random, 2, 5),
          random() < 0.5 ? shaded(crumb, 0.4) : lit(crumb, 0.6),
          'fill-opacity=".6"',
        ),
      );
  }
};
