/**
 * Connection failures, shutdown and start-up of the server, too little of something (connections, disk, memory), a lock
 * not had in time, a statement that took longer than the database was told to bear, a transaction that was undone because its server stood still.
 */
const SQL_STATES = /^(08...|57014|57P0[1-5]|53...|55P03|25P0[34])$/;
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];
/** What pg says without a code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|timeout (exceeded when trying to connect|expired))/;

type Failure = {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
};

/** Whether an error says that the database cannot be reached or cannot work now: trying again later may help. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, syscall, message } = error as Failure;
  if (typeof code === 'string') {
    // A missing socket file is a database that is not up; any other missing file is a mistake of ours.
    return (
      SQL_STATES.test(code) || SOCKET_CODES.includes(code) || (code === 'ENOENT' && syscall === 'connect')
    );
  }
  return typeof message === 'string' && WORDS.test(message);
};
