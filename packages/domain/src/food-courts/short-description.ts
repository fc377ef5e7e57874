/** Letters that a card has room for. */
const MOST = 90;

/**
 * The beginning of a description that a card shows: all of it where it fits, else its first sentences, else whole words
 * and an ellipsis. FOOD-15, ENTITY-64.
 */
export const shortDescription = (text: string): string => {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const letters = [...words];
  if (letters.length <= MOST) return words;
  const start = letters.slice(0, MOST).join('');
  const sentences = /^.*[.!?…](?= )/s.exec(start)?.[0];
  if (sentences !== undefined && sentences.length >= MOST / 3) return sentences;
  const whole = start.lastIndexOf(' ');
  return `${(whole > 0 ? start.slice(0, whole) : start).replace(/[\s,;:–-]+$/, '')}…`;
};
