/** `2 × Honey cake` in a line of several: the count stays with the dish that it counts. */
export const timesOf = (count: number, name: string): string => `${count}\u00a0×\u00a0${name}`;
