import type { PrinterSettings, PrinterState } from '@tableside/contract/http/console/printing';
import { isTrouble, printsPapers } from '@tableside/domain/printing';
import type { PrinterRow } from './printer-store.ts';

export const settingsOf = (row: PrinterRow, revision: number): PrinterSettings => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  address: row.address,
  columns: row.columns,
  code_page: row.code_page,
  stations: [...row.stations],
  prints: row.prints,
  drawer: row.drawer,
  table: row.table_id,
  table_name: row.table_name,
  bridge: row.bridge_id,
  bridge_name: row.bridge_name,
  revision,
  changed_by: row.changed_by,
  trusted_certificate: row.trusted_certificate,
  shown_certificate: row.shown_certificate,
});

/** A printer that is busy for a moment is no trouble. */
export const stateOf = (row: PrinterRow & { readonly waiting: number }): PrinterState => {
  const isShown = row.problem !== null && isTrouble(row.problem, row.failures);
  return {
    id: row.id,
    name: row.name,
    problem: isShown ? row.problem : null,
    since: isShown ? (row.problem_since?.toISOString() ?? null) : null,
    waiting: row.waiting,
    paper_low: row.paper_low,
    papers: printsPapers(row),
    drawer: row.drawer,
  };
};
