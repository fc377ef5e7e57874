import { randomUUID } from 'node:crypto';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import { type PayServer, payServer, tableBillScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: PayServer;
let scene: TableScene;
let owner: TestStaff;
beforeAll(async () => {
  server = await payServer({ now: '2026-03-18T10:00:00Z' });
  scene = await tableBillScene(server, {
    settings: {
      currency: { code: 'PLN', symbol: 'zł', decimals: 2 },
      legal: { ...someLegal, companyName: 'Piec Sp. z o.o.', vatCode: 'PL5261040828', vatPercent: 8 },
    },
  });
  owner = await aStaff(server, scene.venue, 'owner');
}, 60_000);
afterAll(() => server.stop());

const FILER = {
  office: '1471',
  voivodeship: 'mazowieckie',
  county: 'Warszawa',
  commune: 'Warszawa',
  street: '',
  house: '7A',
  flat: '',
  city: 'Warszawa',
  post_code: '00-950',
};
const missing = async () => {
  const query = { month: '2026-03' };
  const { exporters } = await owner.call('GET /console/{venue}/books', { venue: owner.venue, query });
  return exporters.find(({ id }) => id === 'jpk-fa')?.missing;
};
const file = () => owner.fetch(`/api/console/${owner.venue}/books/jpk-fa/file?month=2026-03`);
const settings = () => owner.call('GET /console/{venue}/books/settings', { venue: owner.venue });
const say = async (filer: typeof FILER) => {
  const { settings: now, revision } = await settings();
  const body = { ...now, polish_filer: filer, revision };
  return owner.call('POST /console/{venue}/books/settings', { venue: owner.venue, body });
};
/** A soup and a steak, paid in cash and invoiced. */
const invoiced = async () => {
  const { phone } = scene;
  const { venue } = owner;
  await placed(phone, ['soup', 'steak']);
  const { bills } = await owner.call('GET /console/{venue}/bills', { venue });
  await owner.call('POST /console/{venue}/bills/{bill}/settle', {
    venue,
    bill: bills.find(({ status }) => status === 'open')?.id ?? '',
    idempotencyKey: randomUUID(),
    body: { method: 'cash', tip: 0 },
  });
  const { payments } = await owner.call('GET /console/{venue}/payments', { venue });
  const payment = payments[0]?.uuid ?? '';
  const { invoice } = await owner.call('POST /console/{venue}/payments/{payment}/invoice', {
    venue,
    payment,
    body: {
      business_name: 'Ryby & Spółka',
      business_code: '774-000-14-54',
      business_address: 'Krótka 1, Gdańsk',
      business_country_code: 'PL',
    },
  });
  return { payment, number: invoice?.number ?? '', total: invoice?.total ?? 0 };
};

it('a venue in Poland says once where it files, and has the invoices and corrections of a month as the office reads them', async () => {
  expect(await missing()).toEqual(['tax_office', 'no_invoices']);
  expect((await file()).status).toBe(400);
  await expect(say({ ...FILER, post_code: '00950' })).rejects.toMatchObject({ code: 'validation_failed' });
  expect((await say(FILER)).settings.polish_filer).toEqual(FILER);
  expect((await settings()).settings.polish_filer).toEqual(FILER);
  const { payment, number, total } = await invoiced();
  await owner.call('POST /console/{venue}/payments/{payment}/refund', {
    venue: owner.venue,
    payment,
    body: { amount: 108, reason: 'Cold' },
  });
  expect(await missing()).toEqual([]);

  const answer = await file();
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="JPK_FA_5261040828_2026-03.xml"',
  );
  const xml = await answer.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { JPK } = new XMLParser({ parseTagValue: false }).parse(xml);
  const [sale, correction] = JPK.Faktura;
  expect(sale).toMatchObject({
    KodWaluty: 'PLN',
    P_1: '2026-03-18',
    P_2A: number,
    P_3A: 'Ryby & Spółka',
    P_3B: 'Krótka 1, Gdańsk',
    P_3C: 'Piec Sp. z o.o.',
    P_4B: '5261040828',
    P_5B: '7740001454',
    P_15: total.toFixed(2),
    RodzajFaktury: 'VAT',
  });
  // The sums of its rate, and those of its lines, are the invoice.
  expect(Number(sale.P_13_2) + Number(sale.P_14_2)).toBeCloseTo(total, 5);
  expect(correction).toMatchObject({
    P_13_2: '-1.00',
    P_14_2: '-0.08',
    P_15: '-1.08',
    RodzajFaktury: 'KOREKTA',
    NrFaKorygowanej: number,
  });
  expect(JPK.FakturaCtrl).toEqual({ LiczbaFaktur: '2', WartoscFaktur: (total - 1.08).toFixed(2) });
  expect(Number(JPK.FakturaWierszCtrl.WartoscWierszyFaktur)).toBeCloseTo(
    Number(sale.P_13_2) + Number(correction.P_13_2),
    5,
  );
});
