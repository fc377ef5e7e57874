import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import {
  bankText,
  creditTransfers,
  isIban,
  plainIban,
  type Transfers,
  withBalance,
  writtenIban,
} from './index.ts';

const LT = 'LT121000011101001000';
const DE = 'DE89370400440532013000';

describe('an account', () => {
  it.each([
    [LT, true],
    [DE, true],
    ['GB82WEST12345698765432', true],
    ['LT121000011101001001', false],
    // Two digits swapped.
    ['LT211000011101001000', false],
    ['DE8937040044053201300', false],
    ['', false],
    ['LT12', false],
  ])('%s: %s', (iban, good) => {
    expect(isIban(iban)).toBe(good);
  });

  it('is kept plain and read in fours', () => {
    expect(plainIban(' lt12 1000 0111 0100 1000')).toBe(LT);
    expect(writtenIban(LT)).toBe('LT12 1000 0111 0100 1000');
  });
});

it.each([
  ['Rūta Žemaitė', 'Ruta Zemaite'],
  ['Łukasz Große', 'Lukasz Grosse'],
  ['UAB „Stalas“ & Co', 'UAB .Stalas. . Co'],
  ['Рута', '....'],
  ['', '.'],
])('the bank reads %s as %s', (text, read) => {
  expect(bankText(text, 70)).toBe(read);
});

const transfers = (over: Partial<Transfers> = {}): Transfers => ({
  id: 'TIPS-7-2026',
  madeAt: '2026-11-26T10:00:00Z',
  day: '2026-11-26',
  from: { name: 'UAB Stalas', iban: LT },
  to: [
    { id: 'PAYOUT-7', name: 'Rūta', iban: DE, amount: minor(1250), about: 'Tips' },
    { id: 'PAYOUT-8', name: 'A & B <c>', iban: LT, amount: minor(5), about: 'Tips' },
  ],
  ...over,
});

/** What may stand in an element, in the order of the ISO schema; `?` may be absent, `*` is there once or more. */
const SCHEMA: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf*'],
  GrpHdr: ['MsgId', 'CreDtTm', 'Authstn?', 'NbOfTxs', 'CtrlSum?', 'InitgPty', 'FwdgAgt?'],
  InitgPty: ['Nm?', 'PstlAdr?', 'Id?'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg?',
    'NbOfTxs?',
    'CtrlSum?',
    'PmtTpInf?',
    'ReqdExctnDt',
    'PoolgAdjstmntDt?',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'DbtrAgtAcct?',
    'UltmtDbtr?',
    'ChrgBr?',
    'CdtTrfTxInf*',
  ],
  PmtTpInf: ['InstrPrty?', 'SvcLvl?'],
  SvcLvl: ['Cd'],
  ReqdExctnDt: ['Dt'],
  Dbtr: ['Nm?'],
  DbtrAcct: ['Id'],
  Id: ['IBAN'],
  DbtrAgt: ['FinInstnId'],
  FinInstnId: ['BICFI?', 'Othr?'],
  Othr: ['Id'],
  CdtTrfTxInf: ['PmtId', 'PmtTpInf?', 'Amt', 'ChrgBr?', 'CdtrAgt?', 'Cdtr', 'CdtrAcct?', 'Purp?', 'RmtInf?'],
  PmtId: ['InstrId?', 'EndToEndId'],
  Amt: ['InstdAmt'],
  Cdtr: ['Nm?'],
  CdtrAcct: ['Id'],
  RmtInf: ['Ustrd?'],
};

type Node = Readonly<Record<string, readonly Node[] | string>>;

const nameIn = (node: Node): string => Object.keys(node).find(key => key !== ':@') ?? '';
const inside = (node: Node): readonly Node[] => {
  const content = node[nameIn(node)];
  return typeof content === 'string' || content === undefined ? [] : content;
};

/** Where a document departs from the schema. */
const departures = (node: Node, parent = ''): string[] => {
  const name = nameIn(node);
  const allowed = parent === 'Othr' && name === 'Id' ? ['#text'] : (SCHEMA[name] ?? ['#text']);
  const children = inside(node);
  const left = children.map(nameIn);
  for (const entry of allowed) {
    const wanted = entry.replace(/[?*]$/, '');
    let seen = 0;
    while (left[0] === wanted && (seen === 0 || entry.endsWith('*'))) {
      left.shift();
      seen += 1;
    }
    if (seen === 0 && !entry.endsWith('?')) return [`${name} lacks ${wanted}`];
  }
  if (left.length > 0) return [`${name} has ${left.join(', ')} where it may not stand`];
  return children.filter(child => nameIn(child) !== '#text').flatMap(child => departures(child, name));
};

describe('a file for the bank', () => {
  const parsed = (xml: string): readonly Node[] =>
    new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false }).parse(xml);

  it('is well formed and in the order of the schema', () => {
    const xml = creditTransfers(transfers());
    expect(XMLValidator.validate(xml)).toBe(true);
    const [document] = parsed(xml).filter(node => nameIn(node) === 'Document');
    expect(document && departures(document)).toEqual([]);
    // The check itself notices a departure.
    const [turned] = parsed(xml.replace(/(<PmtMtd>TRF<\/PmtMtd>)(<NbOfTxs>2<\/NbOfTxs>)/, '$2$1')).filter(
      node => nameIn(node) === 'Document',
    );
    expect(turned && departures(turned)).toEqual(['PmtInf lacks PmtMtd']);
  });

  it('says how many and how much at both heads, and each sum to the cent', () => {
    const xml = creditTransfers(transfers());
    expect([...xml.matchAll(/<CtrlSum>(.*?)<\/CtrlSum>/g)].map(([, sum]) => sum)).toEqual(['12.55', '12.55']);
    expect([...xml.matchAll(/<NbOfTxs>(.*?)<\/NbOfTxs>/g)].map(([, count]) => count)).toEqual(['2', '2']);
    expect([...xml.matchAll(/Ccy="EUR">(.*?)</g)].map(([, sum]) => sum)).toEqual(['12.50', '0.05']);
  });

  it('keeps to the lengths and letters that banks take', () => {
    const long = 'ą'.repeat(200);
    const xml = creditTransfers(
      transfers({
        id: long,
        from: { name: long, iban: LT },
        to: [{ id: long, name: long, iban: DE, amount: minor(1), about: long }],
      }),
    );
    const lengths = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text?.length);
    expect(lengths('MsgId')).toEqual([35]);
    expect(lengths('EndToEndId')).toEqual([35]);
    expect(lengths('Nm')).toEqual([70, 70, 70]);
    expect(lengths('Ustrd')).toEqual([140]);
    expect(xml).not.toMatch(/[^\s!-~]/);
  });
});

it.each([
  [[], 0, []],
  [[100, -30, 5], 0, [100, 70, 75]],
  // Paid out before it was given back: the next one makes up for it.
  [[-50, 80], 0, [-50, 30]],
  [[-20], 50, [30]],
])('movements of %j after %d leave %j', (amounts, before, balances) => {
  const moves = amounts.map(amount => ({ amount }));
  expect(withBalance(moves, minor(before)).map(({ balance }) => balance)).toEqual(balances);
});
