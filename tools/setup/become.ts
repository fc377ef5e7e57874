import { spawn } from 'node:child_process';

/**
 * Ends being this process and becomes another program, in the same terminal and under the same process id, so that
 * signals reach it and no launcher stays in memory. Where the system cannot do that (Windows), it waits beside it.
 */
export const become = (command: string, args: readonly string[]): void => {
  if (process.execve) {
    // The announcement that the call is new would be the first line an owner reads.
    process.removeAllListeners('warning');
    process.execve(command, [command, ...args], process.env);
  }
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', code => process.exit(code ?? 143));
};
