import type { FiscalSettings } from '@tableside/contract/http/console/devices/fiscal';
import { aBillScene, type BillScene, ordered, settled, staffBillOf } from '../scenes/a-bill-scene.ts';
import { someLegal } from '../scenes/a-legal.ts';
import { aStaff, type TestStaff } from '../scenes/a-staff.ts';
import type { VenueOver } from '../scenes/a-venue.ts';
import type { SandboxServer } from './a-sandbox.ts';

export type PrintedReceipt = { readonly number: number; readonly total: number; readonly lines: string[] };
/** A table's bill in złoty beside a fiscal printer of the sandbox. */
export type FiscalScene = BillScene & {
  readonly owner: TestStaff;
  /** Sets up the printer, switched on unless told otherwise. */
  readonly setUp: (over?: {
    address?: string;
    bridge?: string | null;
    on?: boolean;
  }) => Promise<FiscalSettings>;
  readonly shown: () => Promise<FiscalSettings>;
  /** Staff take cash for dishes that a guest ordered; answers with the payment. */
  readonly paid: (dishes: readonly string[], tip?: number) => Promise<string>;
  /** The server looks for what is due, as it does every two seconds. */
  readonly look: () => Promise<void>;
  readonly printed: () => Promise<PrintedReceipt[]>;
  readonly trouble: (state: object) => Promise<void>;
  /** Where the printer listens. */
  readonly port: () => Promise<string>;
};

export const aFiscalScene = async (
  { server, sandbox }: SandboxServer,
  settings: VenueOver['settings'] = {},
): Promise<FiscalScene> => {
  const scene = await aBillScene(server, {
    settings: {
      currency: { code: 'PLN', symbol: 'zł', decimals: 2 },
      legal: { ...someLegal, vatPercent: 8 },
      ...settings,
    },
  });
  const { venue, phone } = scene;
  const owner = await aStaff(server, venue, 'owner');
  const here = { venue: venue.id };
  const told = async () =>
    (await (await fetch(`${sandbox.address}/fiscal/state`)).json()) as {
      receipts: PrintedReceipt[];
      address: string;
    };
  const shown = () => owner.call('GET /console/{venue}/fiscal', here);
  return {
    ...scene,
    owner,
    shown,
    setUp: async over => {
      const { revision } = await shown();
      const body = { kind: 'posnet' as const, address: 'sandbox', bridge: null, on: true, ...over, revision };
      return owner.call('POST /console/{venue}/fiscal', { ...here, body });
    },
    paid: async (dishes, tip = 0) => {
      await ordered(phone, dishes);
      const bill = await staffBillOf(scene);
      return (await settled(scene, bill.id, { tip })).payments.at(-1)?.uuid ?? '';
    },
    look: async () => {
      server.clock.advance(2_000);
      await server.jobs.runNow('fiscal-receipts');
      await server.deps.fiscalTurns.idle();
    },
    printed: async () => (await told()).receipts,
    port: async () => (await told()).address,
    trouble: async state => {
      await fetch(`${sandbox.address}/fiscal/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(state),
      });
    },
  };
};
