import type { CallInput } from '@tableside/contract/client';
import type { PrinterSettings } from './printers-query.ts';

export type PrinterDraft = CallInput<'POST /console/{venue}/printers'>['body'];

/** A new printer as most kitchens have it: 80 mm paper, Lithuanian letters. */
export const NEW_PRINTER: PrinterDraft = {
  name: '',
  kind: 'epos',
  address: '',
  columns: 42,
  code_page: 'windows1257',
  stations: [],
};

export const draftOf = ({
  id: _id,
  changed_by: _by,
  trusted_certificate: _trusted,
  shown_certificate: _shown,
  ...draft
}: PrinterSettings): PrinterDraft => draft;

/** Chosen or not, in the order in which the stations are shown. */
export const toggled = (chosen: readonly string[], id: string, all: readonly string[]): string[] =>
  all.filter(each => (each === id ? !chosen.includes(id) : chosen.includes(each)));

/** What the server said of the address; null: it was about something else. */
export const addressProblem = (details: unknown): 'invalid' | 'not_allowed' | null => {
  const fields = (details as { fields?: { address?: unknown } } | undefined)?.fields;
  return fields?.address === 'invalid' || fields?.address === 'not_allowed' ? fields.address : null;
};
