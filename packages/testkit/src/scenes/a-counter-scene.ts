import type { CallInput } from '@tableside/contract/client';
import type { TerminalSaleView } from '@tableside/contract/http/console/devices/terminals';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { SandboxServer } from '../doubles/a-sandbox.ts';
import { aTerminal, type TestTerminal } from '../doubles/a-terminal.ts';
import { aBillScene, type BillScene, ordered, staffBillOf } from './a-bill-scene.ts';
import { aStaff, type TestStaff } from './a-staff.ts';

type SaleBody = CallInput<'POST /console/{venue}/bills/{bill}/terminal-sale'>['body'];

/** A bill of 24.50 beside a card terminal of the sandbox. */
export type CounterScene = BillScene & {
  readonly owner: TestStaff;
  readonly box: TestTerminal;
  /** Its id. */
  readonly terminal: string;
  readonly bill: StaffBill;
  readonly begin: (body?: Partial<SaleBody>, who?: TestStaff) => Promise<TerminalSaleView>;
  readonly now: (payment: string) => Promise<TerminalSaleView>;
};

export const aCounterScene = async (
  { server, sandbox }: Pick<SandboxServer, 'server' | 'sandbox'>,
  address?: string,
): Promise<CounterScene> => {
  const scene = await aBillScene(server);
  const { venue, staff, phone } = scene;
  const owner = await aStaff(server, venue, 'owner');
  const box = aTerminal(sandbox);
  const { terminal } = await owner.call('POST /console/{venue}/terminals', {
    venue: venue.id,
    body: { name: box.name, kind: 'ecr-websocket', address: address ?? box.address, table: null },
  });
  await ordered(phone, ['steak', 'soup']);
  const bill = await staffBillOf(scene);
  return {
    ...scene,
    owner,
    box,
    terminal: terminal.id,
    bill,
    begin: async (body = {}, who = staff) =>
      (
        await who.call('POST /console/{venue}/bills/{bill}/terminal-sale', {
          venue: venue.id,
          bill: bill.id,
          body: { terminal: terminal.id, ...body },
        })
      ).sale,
    now: async payment =>
      (await staff.call('GET /console/{venue}/terminal-sales/{payment}', { venue: venue.id, payment })).sale,
  };
};
