import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCounterScene, type CounterScene } from '../scenes/a-counter-scene.ts';
import { aLine, type TestLine } from '../server/a-line.ts';
import { aBridgeFolder, startBridge, type TestBridge } from './a-bridge.ts';
import type { SandboxServer } from './a-sandbox.ts';

/** A bill beside a card terminal that only a bridge reaches, which is a process of its own at the end of a cable. */
export type BridgedCounter = CounterScene & {
  readonly bridgeId: string;
  /** The cable between bridge and server. */
  readonly cable: TestLine;
  readonly bridge: TestBridge;
  /** Starts the program again, where its folder is. */
  readonly start: () => TestBridge;
  /** What the bridge wrote down of what it did. */
  readonly notes: () => string;
  readonly end: () => Promise<void>;
};

export const aBridgedCounter = async (world: SandboxServer): Promise<BridgedCounter> => {
  const { server, sandbox } = world;
  const scene = await aCounterScene(world);
  const venue = scene.venue.id;
  const wire = (await (await fetch(`${sandbox.address}/terminal/wire`)).json()) as {
    readonly address: string;
  };
  const { bridge: made, code } = await scene.owner.call('POST /console/{venue}/bridges', {
    venue,
    body: { name: 'Back office' },
  });
  await scene.owner.call('POST /console/{venue}/terminals/{terminal}', {
    venue,
    terminal: scene.terminal,
    body: {
      name: scene.box.name,
      kind: 'ecr-websocket',
      address: `${wire.address}${scene.box.name}`,
      table: null,
      bridge: made.id,
      revision: 0,
    },
  });
  const cable = await aLine(Number(new URL(server.url).port));
  const { folder, remove } = aBridgeFolder();
  const programs: TestBridge[] = [];
  const also = [new URL(wire.address).host];
  const start = (pairing?: string): TestBridge => {
    const program = startBridge(folder, { also, ...(pairing !== undefined && { pairing }) });
    programs.push(program);
    return program;
  };
  return {
    ...scene,
    bridgeId: made.id,
    cable,
    bridge: start(`${code}@http://127.0.0.1:${cable.port}`),
    start: () => start(),
    notes: () => readFileSync(join(folder, 'done.jsonl'), { encoding: 'utf8', flag: 'a+' }),
    end: async () => {
      for (const program of programs) await program.killNine();
      await cable.close();
      remove();
    },
  };
};
