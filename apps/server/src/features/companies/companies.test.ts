import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRegister } from '../../../../../tools/companies/import-register.ts';
import { COMPANY_LINES } from '../../../../sandbox/src/companies/names.ts';

let outside: TestMailbox;
let demo: TestServer;
let own: TestServer;
beforeAll(async () => {
  outside = await aMailbox();
  demo = await testServer({ extra: { sandbox: () => outside.address } });
  own = await testServer();
});
afterAll(async () => {
  await Promise.all([demo.stop(), own.stop()]);
  await outside.close();
});

const byName = (server: TestServer, name: string, country = 'LT') =>
  server.client().call('POST /company-search/by-name', { body: { country, name } });
const byCode = (server: TestServer, code: string) =>
  server.client().call('POST /company-search/by-code', { body: { country: 'LT', code } });

async function* lines(...texts: string[]) {
  yield* texts;
}
const HEAD = 'ja_kodas|ja_pavadinimas|adresas|ja_reg_data|isreg_data';

describe("the sandbox's companies", () => {
  it('[INVOICE-16] are found by a part of their name, without case and marks', async () => {
    expect(await byName(demo, 'AZUOLYNO kep')).toEqual([
      {
        title: expect.stringContaining('Ąžuolyno kepykla'),
        code: expect.stringMatching(/^\d{9}$/),
        address: expect.any(String),
        pvmCode: expect.toSatisfy(code => code === null || /^LT\d{9}$/.test(String(code))),
      },
    ]);
  });

  it('[INVOICE-17] are found by how their code begins', async () => {
    const [company] = await byName(demo, 'baltic timber');
    expect(await byCode(demo, company?.code ?? '')).toEqual([company]);
  });

  it('[INVOICE-12] [INVOICE-13] [INVOICE-26] are none, or too many: then the name must be longer', async () => {
    expect(await byName(demo, 'there is nothing like it')).toEqual([]);
    expect(await byName(demo, '„„„')).toEqual([]);
    expect(COMPANY_LINES.filter(([kind]) => kind === 'UAB').length).toBeGreaterThan(20);
    const body = { country: 'LT', name: 'UAB' };
    const { failure, fetch } = demo.client();
    expect(await failure('POST /company-search/by-name', { body })).toBe('too_many_companies');
    const answer = await fetch('/api/company-search/by-name', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await answer.json()).toMatchObject({ message: 'Too many companies found' });
  });

  it('[INVOICE-25] [INVOICE-08] say so when they are silent; other countries are not searched', async () => {
    await fetch(`${outside.address}/control/companies/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ do: 'down', times: 1, how: 'cut' }]),
    });
    const body = { country: 'LT', name: 'baltic' };
    expect(await demo.client().failure('POST /company-search/by-name', { body })).toBe(
      'company_search_failed',
    );
    expect(await byName(demo, 'baltic', 'LV')).toEqual([]);
  });

  it.each([{ country: 'LT', name: 'ab' }, { country: 'Lithuania', name: 'baltic' }, { country: 'LT' }])(
    '[INVOICE-10] are not searched by %j',
    async body => {
      const { failure } = demo.client();
      expect(await failure('POST /company-search/by-name', { body: body as never })).toBe(
        'validation_failed',
      );
    },
  );
});

describe('an imported register', () => {
  it('is asked for before the search works at all', async () => {
    const body = { country: 'LT', name: 'baltic' };
    expect(await own.client().failure('POST /company-search/by-name', { body })).toBe(
      'company_search_failed',
    );
  });

  it('is read as the open files are, without what was struck off, and replaced by the next import', async () => {
    const first = await importRegister(
      own.database,
      'LT',
      lines(
        `\uFEFF${HEAD}`,
        '300000001|UAB "Ąžuolas"|Vilnius, Pilies g. 1|2001-01-01|',
        '300000002|"UAB ""Du | trys"""|Kaunas|2001-01-01|',
        '300000003|UAB Buvusi|Kaunas|2001-01-01|2020-05-05',
        '|UAB Be kodo|Kaunas|2001-01-01|',
        '300000004|100% Žalia_arbata|Utena|2001-01-01|',
      ),
      new Date('2026-03-01T00:00:00Z'),
    );
    expect(first).toEqual({ written: 3, dropped: 0 });
    expect(await byName(own, 'azuolas')).toEqual([
      { title: 'UAB "Ąžuolas"', code: '300000001', address: 'Vilnius, Pilies g. 1', pvmCode: null },
    ]);
    expect((await byName(own, 'du | trys')).map(({ code }) => code)).toEqual(['300000002']);
    expect(await byName(own, 'buvusi')).toEqual([]);
    // What means something to a database means nothing here.
    expect((await byName(own, '100% zalia_')).map(({ code }) => code)).toEqual(['300000004']);
    expect(await byName(own, '%%%')).toEqual([]);
    expect(await byCode(own, '30000%')).toEqual([]);
    expect((await byCode(own, '30000')).map(({ code }) => code).sort()).toEqual([
      '300000001',
      '300000002',
      '300000004',
    ]);
    const second = await importRegister(
      own.database,
      'LT',
      lines(
        '{"ja_kodas":300000001,"ja_pavadinimas":"UAB \\"Ąžuolas ir partneriai\\"","pvm_kodas":"LT100000001","isreg_data":null}',
      ),
      new Date('2026-03-02T00:00:00Z'),
    );
    expect(second).toEqual({ written: 1, dropped: 2 });
    expect(await byName(own, 'azuolas')).toMatchObject([{ pvmCode: 'LT100000001' }]);
    expect(await importRegister(own.database, 'LT', lines(HEAD), new Date())).toEqual({
      written: 0,
      dropped: 0,
    });
    expect(await byName(own, 'azuolas')).toHaveLength(1);
  });

  it('finds the twenty first a match too many among a hundred thousand', async () => {
    async function* many() {
      yield HEAD;
      for (let i = 0; i < 100_000; i += 1)
        yield `4${String(i).padStart(8, '0')}|UAB Nr ${i} ${'baras kavinė '.repeat(2)}|Adresas ${i}|2001-01-01|`;
    }
    await importRegister(own.database, 'LT', many(), new Date('2026-03-03T00:00:00Z'));
    const { failure } = own.client();
    expect(await failure('POST /company-search/by-name', { body: { country: 'LT', name: 'kavine' } })).toBe(
      'too_many_companies',
    );
    expect(await byName(own, 'nr 77777 baras')).toHaveLength(1);
  }, 60_000);
});
