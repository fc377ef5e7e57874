import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tableside/sandbox';

export type FiscalSteering = Readonly<Record<string, boolean | number>>;
export type FiscalTold = {
  readonly address: string;
  readonly device: string;
  readonly receipts: readonly {
    readonly number: number;
    readonly total: number;
    readonly lines: readonly string[];
    readonly paidBy: string;
  }[];
  readonly cancelled: number;
};

/** A fiscal printer that speaks the wire, and somebody who stands at it. */
export type FiscalStage = {
  readonly told: () => Promise<FiscalTold>;
  readonly steer: (steering: FiscalSteering) => Promise<FiscalTold>;
  readonly close: () => Promise<void>;
};

export const openFiscalStage = async (): Promise<FiscalStage> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fiscal-'));
  const sandbox = await createSandbox({ port: 0, dataDir });
  const at = `${sandbox.address}/fiscal/state`;
  const told = async (init?: RequestInit): Promise<FiscalTold> => {
    const answer = await fetch(at, init);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as FiscalTold;
  };
  return {
    told: () => told(),
    steer: steering =>
      told({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(steering),
      }),
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
