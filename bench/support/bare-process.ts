import { spawn } from 'node:child_process';

/** Starts a yardstick script that prints its port, and answers with its address. */
export const startBare = (
  script: string,
  args: readonly string[],
): Promise<{ base: string; stop: () => void }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('error', reject);
    child.stdout.once('data', port =>
      resolve({ base: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() }),
    );
  });
