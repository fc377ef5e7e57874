import type { Draw } from '../foods/food.ts';
import { lit, mix, shaded } from '../paint/colour.ts';
import { ellipse, linear, radial, touch } from '../paint/svg.ts';

const CX = 600;

export const cup: Draw = (d, _well, [coffee = '#5b3117', foam = 'none', china = '#f8f4ec']) => {
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

export const bottle: Draw = (d, _well, [glass = '#27402a', label = '#f3e9d5', cap = '#b08a3a']) => {
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
