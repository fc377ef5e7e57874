import type { TerminalAnswer, TerminalRequest } from '../../port.ts';

/** How this cash register names itself. TERM-26. */
const ECR_NAME_VERSION = 'Tableside 1.0';
/** Characters of a line of a receipt. TERM-27. */
export const RECEIPT_COLUMNS = 40;

const fieldsOf = (request: TerminalRequest): object => {
  switch (request.operation) {
    case 'report':
      return { type: request.ofTransaction ? 'T' : 'X' };
    case 'refund':
      return {
        amount: request.amount,
        ...(request.original === undefined ? {} : { originalCRN: request.original }),
      };
    case 'sale':
    case 'preAuth':
    case 'complete':
      return { amount: request.amount };
    default:
      return {};
  }
};

/** One frame as it goes over the wire. `dlgDisabled`: the terminal answers its own questions, for nobody here would. */
export const encodeRequest = (request: TerminalRequest, receiptColumns = RECEIPT_COLUMNS): string =>
  JSON.stringify({
    operation: request.operation,
    ecrNameVersion: ECR_NAME_VERSION,
    receiptLineLength: receiptColumns,
    CRN: request.reference,
    dlgDisabled: true,
    ...fieldsOf(request),
  });

export const encodeAbort = (reference: number): string =>
  JSON.stringify({ operation: 'abort', CRN: reference });

/** What came over the wire: something said meanwhile, a last word, or the answer to an abort. */
export type Heard =
  | { readonly kind: 'progress'; readonly reference: number; readonly text: string }
  | { readonly kind: 'abort'; readonly reference: number; readonly accepted: boolean }
  | { readonly kind: 'answer'; readonly answer: TerminalAnswer };

/** Far more than two receipts; a longer frame is none of a terminal's. */
export const MAX_FRAME_BYTES = 64 * 1024;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const STANDINGS: Readonly<Record<string, TerminalAnswer['standing']>> = {
  APPROVED: 'approved',
  VOIDED: 'voided',
};

/** Terminals send the reference as a number or as its digits. */
const referenceOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
};

const TEXTS = [
  'merchantReceipt',
  'cardholderReceipt',
  'currency',
  'authCode',
  'rrn',
  'terminalId',
  'cardBrand',
  'maskedPan',
] as const;

const standingOf = (value: unknown): Pick<TerminalAnswer, 'standing'> => {
  const known = text(value);
  const standing = Object.hasOwn(STANDINGS, known) ? STANDINGS[known] : undefined;
  return standing === undefined ? {} : { standing };
};

/** Sums of a settlement; both or none. Negative ones are no sums. */
const totalsOf = ({ salesTotal, refundsTotal }: Readonly<Record<string, unknown>>) => {
  const isSum = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  return isSum(salesTotal) && isSum(refundsTotal)
    ? { totals: { sales: salesTotal, refunds: refundsTotal } }
    : {};
};

const answerOf = (frame: Readonly<Record<string, unknown>>, reference: number): TerminalAnswer => ({
  operation: text(frame.operation),
  reference,
  result: text(frame.result),
  code: text(frame.responseCode),
  text: text(frame.responseText),
  ...Object.fromEntries(
    TEXTS.filter(name => text(frame[name]) !== '').map(name => [name, text(frame[name])]),
  ),
  ...(Number.isSafeInteger(frame.amount) ? { amount: frame.amount as number } : {}),
  ...totalsOf(frame),
  ...standingOf(frame.standing),
});

/** Reads a frame; null for what is none, which nobody may take for a word about money. */
export const decodeFrame = (bytes: string): Heard | null => {
  if (bytes.length > MAX_FRAME_BYTES) return null;
  let frame: unknown;
  try {
    frame = JSON.parse(bytes);
  } catch {
    return null;
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) return null;
  const fields = frame as Readonly<Record<string, unknown>>;
  const reference = referenceOf(fields.CRN);
  const result = text(fields.result);
  if (reference === null || result === '') return null;
  if (fields.operation === 'abort') return { kind: 'abort', reference, accepted: result === 'OK' };
  if (result === 'PENDING') return { kind: 'progress', reference, text: text(fields.responseText) };
  return { kind: 'answer', answer: answerOf(fields, reference) };
};
