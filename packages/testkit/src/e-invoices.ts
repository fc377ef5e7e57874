import { type EInvoice, type ELine, type EParty, ublInvoice } from '@tableside/domain/e-invoice';
import { minor } from '@tableside/domain/money';
import { vatShares } from '@tableside/domain/vat';
import { XMLParser } from 'fast-xml-parser';
import fc from './same-cases.ts';

/** An element of XML: its children by name, without the prefixes of their namespaces. */
export type XmlNode = { readonly [name: string]: XmlNode[] } & { readonly '#text'?: string };
/** Keeps every element as a list, in the order of the file. */
export const xmlLists = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name, _path, _leaf, isAttribute) => !isAttribute && name !== '#text',
  alwaysCreateTextNode: true,
});
/** Every element with such a path of names below a node. */
export const all = (node: XmlNode, path: string): XmlNode[] =>
  path.split('/').reduce<XmlNode[]>((nodes, name) => nodes.flatMap(each => each[name] ?? []), [node]);
export const texts = (node: XmlNode, path: string): string[] =>
  all(node, path).map(each => each['#text'] ?? '');
export const text = (node: XmlNode, path: string): string => texts(node, path)[0] ?? '';
export const seller: EParty = {
  name: 'UAB „Žąsies plunksna“',
  tradingName: 'Kukū & Co',
  code: '304123455',
  vatCode: 'LT100412318',
  address: 'Šv. Ignoto g. 12, Vilnius',
  country: 'LT',
  contact: '',
};
export const buyer: EParty = {
  name: 'SIA Zivs <Rīga>',
  tradingName: null,
  code: '40003000000',
  vatCode: 'LV40003000000',
  address: 'Brīvības iela 1',
  country: 'LV',
  contact: 'Anna',
};

export const invoiceOf = (
  gross: readonly (readonly [amount: number, percent: number])[],
  over: Partial<EInvoice> = {},
) => {
  const shares = vatShares(
    gross.map(([amount, percent]) => ({ amount: minor(amount), percent })),
    21,
  );
  // As papers divide them: the lines of a rate sum to its net.
  const lines = shares.flatMap(share => {
    const mine = gross.filter(([, percent]) => percent === share.percent);
    let left: number = share.net;
    return mine.map(([amount], index): ELine => {
      const net = index === mine.length - 1 ? left : Math.round((amount * 100) / (100 + share.percent));
      left -= net;
      return { name: `Dish ${index}`, quantity: (index % 3) + 1, net: minor(net), percent: share.percent };
    });
  });
  const invoice: EInvoice = {
    number: 'TS-2026-000001',
    issuedOn: '2026-03-18',
    suppliedOn: '2026-03-17',
    creditOf: null,
    seller,
    buyer,
    taxed: true,
    lines,
    shares,
    currency: { code: 'EUR', symbol: '€', decimals: 2 },
    ...over,
  };
  return invoice;
};
export const noteOf = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  suppliedOn: null,
  creditOf: { number: 'TS-2026-000001', issuedOn: '2026-03-18' },
});
export const untaxed = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  taxed: false,
  seller: { ...seller, vatCode: null },
});

/** What was sold at which rates, as a rule is tried on many: minor units and percent. */
export const pieces = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(21, 12, 9, 5, 0)),
  {
    minLength: 1,
    maxLength: 12,
  },
);

/** An e-invoice (UBL) of ours as it is read back. Throws where it is no XML. */
export const readUbl = (invoice: EInvoice): XmlNode => {
  const { Invoice, CreditNote } = xmlLists.parse(ublInvoice(invoice), true) as Record<
    string,
    XmlNode[] | undefined
  >;
  return (Invoice ?? CreditNote ?? [])[0] ?? ({} as XmlNode);
};
