/** A new order is drawn with all its dishes, one in the making in a few lines, one that is over in two. */
const ROOM = { new: 3, progress: 2, done: 0.5 } as const;
export type Dealt = Readonly<Record<keyof typeof ROOM, number>>;

/**
 * Columns of a wide board, dealt by work: a lane with more orders gets more of them, one without any none. What is over never
 * takes more than one.
 */
export const dealColumns = (columns: number, orders: Dealt): Dealt => {
  const dealt = { new: 0, progress: 0, done: 0 };
  const lanes = (['new', 'progress', 'done'] as const).filter(lane => orders[lane] > 0);
  for (const lane of lanes) dealt[lane] = 1;
  const growing = lanes.filter(lane => lane !== 'done');
  for (let left = columns - lanes.length; left > 0 && growing.length > 0; left -= 1) {
    // To the lane whose columns are the longest now.
    const load = (lane: (typeof lanes)[number]) => (orders[lane] * ROOM[lane]) / dealt[lane];
    const next = growing.reduce((most, lane) => (load(lane) > load(most) ? lane : most));
    dealt[next] += 1;
  }
  return dealt;
};
