/** About how much room the orders of each lane take, in lines; 0: there are none. */
export type Dealt = { readonly new: number; readonly progress: number; readonly done: number };

/**
 * Columns of a wide board, dealt by work: the lane whose columns would be the longest gets the next one, one without orders
 * none. What is over never takes more than one.
 */
export const dealColumns = (columns: number, lines: Dealt): Dealt => {
  const dealt = { new: 0, progress: 0, done: 0 };
  const lanes = (['new', 'progress', 'done'] as const).filter(lane => lines[lane] > 0);
  for (const lane of lanes) dealt[lane] = 1;
  const growing = lanes.filter(lane => lane !== 'done');
  for (let left = columns - lanes.length; left > 0 && growing.length > 0; left -= 1) {
    const load = (lane: (typeof lanes)[number]) => lines[lane] / dealt[lane];
    const next = growing.reduce((most, lane) => (load(lane) > load(most) ? lane : most));
    dealt[next] += 1;
  }
  return dealt;
};
