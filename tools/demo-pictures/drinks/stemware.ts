import type { Draw } from '../foods/food.ts';
import { between, lit, shaded } from '../paint/colour.ts';
import { type Drawing, ellipse, linear, radial, touch } from '../paint/svg.ts';

const CX = 600;

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

export const wine: Draw = (d, _well, [liquid = '#7a1730']) => {
  stemmed(
    d,
    'M444 96 Q400 330 452 440 Q520 560 600 560 Q680 560 748 440 Q800 330 756 96 Z',
    'M424 320 Q420 390 456 440 Q522 550 600 552 Q678 550 744 440 Q780 390 776 320 Z',
    [320, 176],
    liquid,
    [96, 156],
  );
};

export const flute: Draw = (d, _well, [liquid = '#f3d27a'], random) => {
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

export const coupe: Draw = (d, _well, [liquid = '#e98b6a', foam = lit(liquid, 0.6)]) => {
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
