import type { CallInput } from '@tableside/contract/client';
import { fieldsOf } from '../devices/index.ts';
import type { PrinterSettings } from './printers-query.ts';

export type PrinterDraft = CallInput<'POST /console/{venue}/printers'>['body'];

/** A new printer as most kitchens have it: 80 mm paper, Lithuanian letters. */
const NEW_PRINTER: PrinterDraft = {
  name: '',
  kind: 'epos',
  address: '',
  columns: 42,
  code_page: 'windows1257',
  stations: [],
  prints: 'tickets',
  drawer: false,
  table: null,
  bridge: null,
};

/** What is changed: a printer as it is set up, or a new one. */
export type Begun = PrinterDraft & Pick<PrinterSettings, 'revision'> & { readonly changed_by: string | null };
export const NEW_BEGUN: Begun = { ...NEW_PRINTER, revision: 0, changed_by: null };

export const draftOf = ({
  name,
  kind,
  address,
  columns,
  code_page,
  stations,
  prints,
  drawer,
  table,
  bridge,
}: Begun): PrinterDraft => ({
  name,
  kind,
  address,
  columns,
  code_page,
  stations,
  prints,
  drawer,
  table,
  bridge,
});

/** Chosen or not, in the order in which the stations are shown. */
export const toggled = (chosen: readonly string[], id: string, all: readonly string[]): string[] =>
  all.filter(each => (each === id ? !chosen.includes(id) : chosen.includes(each)));

/** What the server said of the place; null: it was about something else. */
export const placeProblem = (details: unknown): 'taken' | 'unknown' | null => {
  const { table } = fieldsOf(details);
  return table === 'taken' || table === 'unknown' ? table : null;
};

/** What the server said of the address; null: it was about something else. */
export const addressProblem = (details: unknown): 'invalid' | 'not_allowed' | null => {
  const { address } = fieldsOf(details);
  return address === 'invalid' || address === 'not_allowed' ? address : null;
};
