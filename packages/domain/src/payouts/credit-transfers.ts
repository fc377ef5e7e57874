import type { Minor } from '../money/index.ts';
import { sum } from '../money/index.ts';
import { decimalText } from '../reports/index.ts';
import { bankText } from './bank-text.ts';

type Party = { readonly name: string; readonly iban: string };

/** Payouts of one moment, for the bank. */
export type Transfers = {
  /** Names the file for the bank, which takes none twice: the same payouts always have the same. */
  readonly id: string;
  /** ISO instant, in whole seconds. */
  readonly madeAt: string;
  /** The day on which the money leaves: `2026-11-26`. */
  readonly day: string;
  readonly from: Party;
  readonly to: readonly (Party & { readonly id: string; readonly amount: Minor; readonly about: string })[];
};

const ID = 35;
const NAME = 70;
const ABOUT = 140;
const EURO_DECIMALS = 2;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (name: string, ...inside: readonly string[]): string => `<${name}>${inside.join('')}</${name}>`;
const text = (name: string, content: string, longest: number): string =>
  tag(name, escaped(bankText(content, longest)));
const account = (name: string, iban: string): string => tag(name, tag('Id', tag('IBAN', iban)));
const euros = (amount: Minor): string => decimalText(amount, EURO_DECIMALS);

/**
 * A customer credit transfer of the single euro payments area (ISO 20022 pain.001.001.09), as banks take it for upload. The
 * order of its elements is the schema's.
 */
export const creditTransfers = ({ id, madeAt, day, from, to }: Transfers): string => {
  const count = tag('NbOfTxs', String(to.length));
  const total = tag('CtrlSum', euros(sum(to.map(({ amount }) => amount))));
  const header = tag(
    'GrpHdr',
    text('MsgId', id, ID),
    tag('CreDtTm', madeAt),
    count,
    total,
    tag('InitgPty', text('Nm', from.name, NAME)),
  );
  const transfers = to.map(one =>
    tag(
      'CdtTrfTxInf',
      tag('PmtId', text('EndToEndId', one.id, ID)),
      tag('Amt', `<InstdAmt Ccy="EUR">${euros(one.amount)}</InstdAmt>`),
      tag('Cdtr', text('Nm', one.name, NAME)),
      account('CdtrAcct', one.iban),
      tag('RmtInf', text('Ustrd', one.about, ABOUT)),
    ),
  );
  const payment = tag(
    'PmtInf',
    text('PmtInfId', id, ID),
    tag('PmtMtd', 'TRF'),
    count,
    total,
    tag('PmtTpInf', tag('SvcLvl', tag('Cd', 'SEPA'))),
    tag('ReqdExctnDt', tag('Dt', day)),
    tag('Dbtr', text('Nm', from.name, NAME)),
    account('DbtrAcct', from.iban),
    // The account alone says which bank it is; the schema still asks for one.
    tag('DbtrAgt', tag('FinInstnId', tag('Othr', tag('Id', 'NOTPROVIDED')))),
    tag('ChrgBr', 'SLEV'),
    ...transfers,
  );
  const space = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">${tag('CstmrCdtTrfInitn', header, payment)}</Document>\n`;
};
