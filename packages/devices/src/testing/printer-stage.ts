import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tableside/sandbox';
import type { PrinterKind } from '../printer/registry.ts';

/** What can be made to go wrong with the printer on a stage. */
export type Trouble = {
  readonly paper_out?: boolean;
  readonly cover_open?: boolean;
  readonly off?: boolean;
  readonly slow_ms?: number;
  readonly lose_answers?: number;
};

/** A printer that speaks a driver's wire, and somebody who can take its paper out. */
export type Stage = {
  readonly address: (kind: PrinterKind) => string;
  readonly trouble: (kind: PrinterKind, trouble: Trouble) => Promise<void>;
  readonly papers: (kind: PrinterKind) => Promise<readonly { readonly job: string; readonly text: string }[]>;
  readonly close: () => Promise<void>;
};

const NAMES: Readonly<Record<PrinterKind, string>> = { epos: 'kitchen', 'escpos-tcp': 'raw' };

export const openStage = async (): Promise<Stage> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'printers-'));
  const sandbox = await createSandbox({ port: 0, dataDir });
  const page = await (await fetch(`${sandbox.address}/printer`)).text();
  const rawPort = /127\.0\.0\.1 port (\d+)/.exec(page)?.[1] ?? '';
  const at = (kind: PrinterKind, path: string): string => `${sandbox.address}/printer/${NAMES[kind]}${path}`;
  return {
    address: kind => (kind === 'epos' ? at(kind, '') : `127.0.0.1:${rawPort}`),
    trouble: async (kind, trouble) => {
      await fetch(at(kind, '/state'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(trouble),
      });
    },
    papers: async kind => (await fetch(at(kind, '/papers'))).json(),
    close: async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
