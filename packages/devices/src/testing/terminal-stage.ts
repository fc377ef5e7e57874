import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tableside/sandbox';

/** What a terminal can be made to do; `hand` presents a card or presses Cancel. */
export type TerminalSteering = Readonly<Record<string, string | number | boolean>>;

export type Told = {
  readonly display: string;
  readonly ledger: readonly { readonly reference: number; readonly amount: number; readonly state: string }[];
  readonly settlements: readonly { readonly sales: number; readonly refunds: number }[];
};

/** A terminal that speaks the wire, and somebody who stands at it. */
export type TerminalStage = {
  readonly address: string;
  readonly steer: (steering: TerminalSteering) => Promise<Told>;
  readonly told: () => Promise<Told>;
  readonly close: () => Promise<void>;
};

export const openTerminalStage = async (): Promise<TerminalStage> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'terminals-'));
  const sandbox = await createSandbox({ port: 0, dataDir });
  const wire = (await (await fetch(`${sandbox.address}/terminal/wire`)).json()) as {
    readonly address: string;
  };
  const at = `${sandbox.address}/terminal/counter/state`;
  const read = async (response: Response): Promise<Told> => {
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Told;
  };
  return {
    address: `${wire.address}counter`,
    steer: async steering =>
      read(
        await fetch(at, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(steering),
        }),
      ),
    told: async () => read(await fetch(at)),
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
