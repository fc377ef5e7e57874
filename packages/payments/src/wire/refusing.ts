import type { Verified } from '../port/news.ts';

/** Reads a message from outside: whatever cannot be believed or read is refused, nothing is thrown. */
export const refusing = async (read: () => Verified | Promise<Verified>): Promise<Verified> => {
  try {
    return await read();
  } catch (error) {
    return { kind: 'refused', why: error instanceof Error ? error.message : 'unreadable' };
  }
};
