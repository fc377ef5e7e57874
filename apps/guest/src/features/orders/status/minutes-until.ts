/** Whole minutes until an instant (epoch ms); 0 when it is here or past. */
export const minutesUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 60_000));
