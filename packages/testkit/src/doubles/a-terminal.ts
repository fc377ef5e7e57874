import type { Sandbox } from '@tableside/sandbox';

export type TerminalLine = {
  readonly reference: number;
  readonly kind: string;
  readonly amount: number;
  readonly state: string;
};
/** Somebody who stands at a card terminal of the sandbox. */
export type TestTerminal = {
  readonly name: string;
  readonly address: string;
  /** What it does with what comes next; `hand` presents a card or presses Cancel. */
  readonly steer: (steering: Readonly<Record<string, string | number | boolean>>) => Promise<void>;
  readonly ledger: () => Promise<readonly TerminalLine[]>;
  readonly settlements: () => Promise<readonly { readonly reference: number; readonly sales: number }[]>;
  readonly display: () => Promise<string>;
};

let opened = 0;

/** A terminal that nobody else uses. */
export const aTerminal = ({ address }: Pick<Sandbox, 'address'>): TestTerminal => {
  opened += 1;
  const name = `terminal-${opened}`;
  const at = `${address}/terminal/${name}/state`;
  const told = async (init?: RequestInit) => {
    const answer = await fetch(at, init);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as {
      display: string;
      ledger: TerminalLine[];
      settlements: { reference: number; sales: number }[];
    };
  };
  return {
    name,
    address: `sandbox:${name}`,
    steer: async steering => {
      const headers = { 'content-type': 'application/json' };
      await told({ method: 'POST', headers, body: JSON.stringify(steering) });
    },
    ledger: async () => (await told()).ledger,
    settlements: async () => (await told()).settlements,
    display: async () => (await told()).display,
  };
};
