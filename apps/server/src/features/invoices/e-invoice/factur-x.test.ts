import { wrongInFacturX } from '@tableside/testkit/factur-x.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { pdfTold } from '@tableside/testkit/pdf-told.ts';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

/** A PDF as Mozilla's reader has it: what is attached, and what the file says of itself. */
const opened = async (bytes: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const attached = await document.getAttachments();
  const { info } = await document.getMetadata();
  return {
    info: info as Readonly<Record<string, unknown>>,
    files: await Promise.all(
      [...(attached?.keys() ?? [])].map(async name => ({
        name,
        text: Buffer.from((await document.getAttachmentContent(name)) ?? []).toString('utf8'),
      })),
    ),
  };
};
const found = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? '';

it('the invoice’s PDF carries the invoice for programs, and says that it is Factur-X', async () => {
  const { phone } = await prepaidScene(server, {
    settings: {
      functionalities: ['order', 'request-invoice'],
      legal: { ...someLegal, companyName: 'UAB „Žąsys & Ko <Vilnius>“' },
    },
  });
  const order = await placed(phone, ['soup', 'soup', 'steak']);
  const { uuid } = await beginPayment(phone, order.unique_order_number);
  await paid(server, uuid);
  const { number } = await phone.call('POST /payments/request-invoice-v2', {
    body: {
      payment_uuid: uuid,
      name: 'Rūta Žemaitė',
      business_name: 'Fish & Chips 北京 GmbH',
      business_code: '305000014',
      business_address: 'Gedimino pr. 1, Vilnius',
      email: 'buh@example.test',
    },
  });
  const pdf = await phone.fetch(`/api/payments/invoice/${uuid}/pdf`);
  const bytes = Buffer.from(await pdf.arrayBuffer());
  const { files, info } = await opened(bytes);
  expect(files.map(({ name }) => name)).toEqual(['factur-x.xml']);
  const [{ text: cii } = { text: '' }] = files;
  expect(await wrongInFacturX(new Uint8Array(bytes))).toEqual([]);

  const ubl = await (await phone.fetch(`/api/payments/invoice/${uuid}/xml`)).text();
  expect(found(cii, 'GrandTotalAmount')).toBe('29.00');
  for (const [inCii, inUbl] of [
    ['GrandTotalAmount', 'TaxInclusiveAmount'],
    ['TaxBasisTotalAmount', 'TaxExclusiveAmount'],
    ['TaxTotalAmount', 'TaxAmount'],
  ] as const) {
    expect(found(cii, inCii)).toBe(found(ubl, inUbl));
  }
  expect(cii).toContain(`<rsm:ExchangedDocument><ram:ID>${number}</ram:ID>`);
  expect(cii).toContain('<ram:Name>UAB „Žąsys &amp; Ko &lt;Vilnius&gt;“</ram:Name>');

  expect(info).toMatchObject({ PDFFormatVersion: '1.7', Author: 'UAB „Žąsys & Ko <Vilnius>“' });
  const raw = bytes.toString('utf8');
  expect(raw).toMatch(/\/AFRelationship \/Alternative/);
  const xmp = raw.slice(raw.indexOf('<x:xmpmeta'), raw.indexOf('</x:xmpmeta>') + '</x:xmpmeta>'.length);
  expect(XMLValidator.validate(xmp)).toBe(true);
  const said = new XMLParser().parse(xmp)['x:xmpmeta']['rdf:RDF']['rdf:Description'] as Record<
    string,
    unknown
  >[];
  expect(Object.assign({}, ...said)).toMatchObject({
    'pdfaid:part': 3,
    'pdfaid:conformance': 'B',
    'fx:DocumentFileName': 'factur-x.xml',
    'fx:ConformanceLevel': 'EN 16931',
    'dc:creator': { 'rdf:Seq': { 'rdf:li': 'UAB „Žąsys & Ko <Vilnius>“' } },
  });

  const { told, ...heard } = await pdfTold(bytes);
  expect(heard).toEqual({
    isTagged: true,
    language: 'lt',
    title: expect.stringContaining(String(number)),
    untold: [],
  });
  expect(told[0]).toMatch(/^H1 /);
  const parties = told.join('\n');
  // No letter stands in an archive that the font does not have: it is drawn as a box, and said as it is.
  expect(pdfText(bytes)).toContain('Fish & Chips □□ GmbH');
  expect(parties).toContain('Fish & Chips 北京 GmbH');
  expect(cii).toContain('Fish &amp; Chips 北京 GmbH');
  expect(parties.indexOf('Fish & Chips 北京 GmbH')).toBeGreaterThan(parties.indexOf(someLegal.companyCode));
  const table = told.indexOf('Table');
  expect(told.slice(table, table + 3)).toEqual(['Table', 'TR', expect.stringMatching(/^TH /)]);
  expect(told.filter(part => part.startsWith('TD ')).length).toBeGreaterThan(4);
});
