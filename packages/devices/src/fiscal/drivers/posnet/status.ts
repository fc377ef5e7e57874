import type { FiscalMark, FiscalProblem } from '../../port.ts';
import type { Answer } from './frames.ts';
import type { Line } from './line.ts';

/** What its numbers of errors mean for who stands there. */
const PROBLEMS: Readonly<Record<number, FiscalProblem>> = {
  14: 'busy',
  41: 'busy',
  387: 'memory_full',
  388: 'memory_full',
  703: 'rate_unknown',
  1039: 'memory_full',
  1069: 'memory_full',
  2000: 'rate_unknown',
  2002: 'not_fiscal',
  2004: 'rate_unknown',
};
export const problemOf = (error: number): FiscalProblem => PROBLEMS[error] ?? 'rejected';

const MECHANISM: Readonly<Record<string, FiscalProblem>> = {
  1: 'cover_open',
  3: 'cover_open',
  5: 'no_paper',
};

const isYes = (told: string | undefined): boolean => /^[1tTyY]/.test(told ?? '');
export const numberIn = (answer: Answer | null, name: string): number | null => {
  const told = answer?.fields[name];
  return told !== undefined && /^\d+$/.test(told.trim()) ? Number(told) : null;
};

/** Why nothing can be begun; null: something can. */
export const troubleOf = async (line: Line): Promise<FiscalProblem | null> => {
  const mechanism = await line.ask('!sprn');
  if (!mechanism) return 'away';
  if (mechanism.error !== null) return problemOf(mechanism.error);
  const state = mechanism.fields.pr ?? '0';
  if (state !== '0') return MECHANISM[state] ?? 'rejected';
  const device = await line.ask('!sdev');
  if (!device) return 'away';
  // Somebody is in its menu, or another interface has begun something.
  return device.fields.ds === '0' && (device.fields.tl ?? '0') === '0' ? null : 'busy';
};

/** Its seven rates, as it names them. */
export const RATES = ['va', 'vb', 'vc', 'vd', 've', 'vf', 'vg'] as const;

/** Which of its rates a VAT rate is; null: it has none such. Exempt is told as 100, out of use as 101. */
export const slotOf = (rates: Answer, rate: number | null): number | null => {
  const wanted = rate ?? 100;
  const at = RATES.findIndex(name => Number((rates.fields[name] ?? '101').replace(',', '.')) === wanted);
  return at < 0 || wanted === 101 ? null : at;
};

/** Its counters; null: it did not say. */
export type Counters = FiscalMark & { readonly last: number; readonly reports: number };
export const countersOf = async (line: Line): Promise<Counters | null> => {
  const told = await line.ask('scnt');
  const [completed, last, reports] = ['bn', 'bt', 'rd'].map(name => numberIn(told, name));
  const device = told?.fields.nu;
  if (completed == null || last == null || reports == null || !device) return null;
  return { device, completed, last, reports };
};

/** Whether a receipt is open, or it is not in use as a fiscal printer at all. */
export const openTransaction = async (
  line: Line,
): Promise<{ readonly open: boolean; readonly fiscal: boolean } | null> => {
  const told = await line.ask('scomm');
  if (!told || told.error !== null) return null;
  return { open: (told.fields.ts ?? '0') !== '0', fiscal: isYes(told.fields.fs) && !isYes(told.fields.td) };
};
