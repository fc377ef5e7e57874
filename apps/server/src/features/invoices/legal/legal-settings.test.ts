import type { LegalSettings } from '@tableside/contract/http/console/money';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const COMPANY: LegalSettings = {
  company_name: 'UAB „Žąsies plunksna“',
  company_code: '304123455',
  vat_code: 'LT119511515',
  address: 'Šv. Ignoto g. 12, Vilnius',
  vat_percent: 9.5,
  invoice_series: 'ZP',
};
/** Over the revision that was seen, by usual none. */
const save = (who: TestStaff, over: Partial<LegalSettings> = {}, revision = 0) =>
  who.call('POST /console/{venue}/legal', { venue: who.venue, body: { ...COMPANY, ...over, revision } });
const NEVER = { legal: null, revision: 0, changed_by: null };
const read = (who: TestStaff) => who.call('GET /console/{venue}/legal', { venue: who.venue });

it('the owner says who sells; the next receipt says so, the accountant reads it, the audit log keeps what was before', async () => {
  const { venue, phone } = await prepaidScene(server);
  const owner = await aStaff(server, venue, 'owner');
  const accountant = await aStaff(server, venue, 'accountant');
  expect(await read(accountant)).toEqual(NEVER);
  const said = { legal: COMPANY, revision: 1, changed_by: owner.name };
  expect(await save(owner, { vat_code: ' lt119511515 ' })).toEqual(said);
  expect(await read(accountant)).toEqual(said);
  const order = await placed(phone, ['soup']);
  const { uuid } = await beginPayment(phone, order.unique_order_number);
  await paid(server, uuid);
  expect(await phone.call('GET /payments/receipt/{uuid}', { uuid })).toMatchObject({
    venue: { company_name: COMPANY.company_name, vat_code: COMPANY.vat_code },
    vat: [{ percent: 9.5, net: 4.11, vat: 0.39, gross: 4.5 }],
  });
  await save(owner, { vat_code: null, vat_percent: 0 }, 1);
  const deeds = await server.database.run<{ data: { before: { vatCode: string }; after: object } }>(
    'test-deeds',
    `select data from audit_log where action = 'legal-change' and venue_id = $1 order by id desc`,
    [venue.id],
  );
  expect(deeds).toHaveLength(2);
  expect(deeds[0]?.data).toMatchObject({ before: { vatCode: 'LT119511515' }, after: { vatCode: null } });
});

it.each([
  ['a VAT code with a wrong checksum', { vat_code: 'LT119511516' }, 'vat_code_invalid'],
  ['a rate of three decimals', { vat_percent: 9.555 }, 'validation_failed'],
  ['a series that a credit note could have', { invoice_series: 'ZP-K' }, 'validation_failed'],
  ['a company without a name', { company_name: '   ' }, 'validation_failed'],
] as const)('refuses %s and leaves everything as it was', async (_what, over, code) => {
  const { venue } = await prepaidScene(server);
  const owner = await aStaff(server, venue, 'owner');
  const body = { ...COMPANY, ...over, revision: 0 };
  expect(await owner.failure('POST /console/{venue}/legal', { venue: owner.venue, body })).toBe(code);
  expect(await read(owner)).toEqual(NEVER);
});

it('of two owners who save from one page, the second is told of the first and overwrites nothing', async () => {
  const { venue } = await prepaidScene(server);
  const owner = await aStaff(server, venue, 'owner');
  const other = await aStaff(server, venue, 'owner');
  await save(owner, { company_name: 'UAB Pirma' });
  await expect(save(other, { company_name: 'UAB Antra' })).rejects.toMatchObject({
    code: 'settings_changed',
    details: { revision: 1, changed_by: owner.name },
  });
  expect((await read(other)).legal?.company_name).toBe('UAB Pirma');
  expect((await save(other, { company_name: 'UAB Antra' }, 1)).revision).toBe(2);
});
