import type { Connection } from './connection.ts';
import type { Bound } from './rules.ts';

/** What waits to be read on each; the front has been waiting the longest. */
type Waiting = Map<Connection, number>;

const waitingNow = (before: Waiting, busy: Iterable<Connection>): Waiting => {
  const now: Waiting = new Map();
  const look = (connection: Connection): void => {
    const bytes = connection.socket.destroyed ? 0 : connection.socket.writableLength;
    if (bytes > 0) now.set(connection, bytes);
  };
  for (const connection of before.keys()) look(connection);
  for (const connection of busy) look(connection);
  return now;
};

const sumsOf = (waiting: Waiting): Map<string | null, number> => {
  const sums = new Map<string | null, number>();
  for (const [{ address }, bytes] of waiting) sums.set(address, (sums.get(address) ?? 0) + bytes);
  return sums;
};

/**
 * Whoever asks and does not read makes us keep the answers. Called now and then with the connections that we answer on: where
 * answers take more than there is room for, connections are closed that had some to read the last time already, the longest first.
 */
export const createUnreadWatch = ({ perAddress, inAll }: Bound): ((busy: Iterable<Connection>) => void) => {
  let before: Waiting = new Map();
  return busy => {
    const now = waitingNow(before, busy);
    const sums = sumsOf(now);
    let all = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const connection of before.keys()) {
      const { address, socket } = connection;
      const bytes = now.get(connection);
      const own = sums.get(address) ?? 0;
      const isTooMuch = all > inAll || (address !== null && own > perAddress);
      if (bytes === undefined || !isTooMuch) continue;
      socket.destroy();
      now.delete(connection);
      sums.set(address, own - bytes);
      all -= bytes;
    }
    before = now;
  };
};
