/**
 * Workers of a test run. Two cores are the smallest machine that runs it, and a file in three waits: for a server that was
 * killed, a printer that is slow, a line that is dead. A third worker has the cores meanwhile.
 */
export const WORKERS = 3;
