import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = new URL('../../apps/bridge/bin/tableside-bridge.js', import.meta.url).pathname;

/** DLE EOT 2 and 4: why it is offline, and how its paper is; GS r 1: when all before is printed. */
const WHY_OFFLINE = '\x10\x04\x02';
const HOW_PAPER = '\x10\x04\x04';
const WHEN_PRINTED = '\x1dr\x01';

export type Paper = { readonly isCopy: boolean; readonly at: number };

/**
 * A printer for bare bytes that answers how it stands and notes when each ticket began to come. What was sent is on paper,
 * whether its sender is still there or not.
 */
export const openPaper = async () => {
  const papers = new Map<string, Paper[]>();
  const awaited = new Map<string, (at: number) => void>();
  const server = createServer(socket => {
    let text = '';
    let began = 0;
    const end = (): void => {
      const id = /Order (\S+)/.exec(text)?.[1];
      if (id === undefined) return;
      papers.set(id, [...(papers.get(id) ?? []), { isCopy: text.includes('COPY'), at: began }]);
      awaited.get(id)?.(began);
      text = '';
    };
    socket.on('error', () => undefined);
    socket.on('close', end);
    socket.on('data', chunk => {
      const bytes = chunk.toString('latin1');
      const said = bytes.replaceAll(WHY_OFFLINE, '').replaceAll(HOW_PAPER, '');
      for (let left = said.length; left < bytes.length; left += WHY_OFFLINE.length)
        socket.write(Buffer.of(0x12));

      if (said === '') return;
      if (text === '') began = performance.now();
      text += said;
      if (!text.includes(WHEN_PRINTED)) return;
      end();
      socket.write(Buffer.of(0));
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    papersOf: (id: string): readonly Paper[] => papers.get(id) ?? [],
    /** When the first byte of an order's first ticket came. */
    begunAt: (id: string): Promise<number> => {
      const [first] = papers.get(id) ?? [];
      if (first) return Promise.resolve(first.at);
      return new Promise(resolve => awaited.set(id, resolve));
    },
    close: () => server.close(),
  };
};

/** The built bridge, as `npx` starts it. */
export const startBridgeProgram = async (pairing: string, also: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-bench-bridge-'));
  const options = ['--max-semi-space-size=1', '--max-old-space-size=48'];
  const child = spawn(
    process.execPath,
    [...options, program, pairing, '--data', folder, ...also.flatMap(each => ['--also', each])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the bridge ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Connected.')) resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
};
