import type { Well } from '../compose/dishware.ts';
import { between, type Random } from '../paint/colour.ts';
import { type Drawing, ellipse } from '../paint/svg.ts';

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
