import type { CallInput } from '@tableside/contract/client';
import type { TerminalSettings } from './terminals-query.ts';

export type TerminalDraft = CallInput<'POST /console/{venue}/terminals'>['body'];
export type BegunTerminal = TerminalDraft & { readonly revision: number; readonly changed_by: string | null };

export const NEW_TERMINAL: BegunTerminal = {
  name: '',
  kind: 'ecr-websocket',
  address: '',
  table: null,
  revision: 0,
  changed_by: null,
};

export const draftOf = ({
  name,
  kind,
  address,
  table,
}: Pick<TerminalSettings, 'name' | 'kind' | 'address' | 'table'>): TerminalDraft => ({
  name,
  kind,
  address,
  table,
});

const ADDRESS = ['invalid', 'not_allowed'] as const;
const TABLE = ['taken', 'unknown'] as const;
export type Wrong = {
  readonly address: (typeof ADDRESS)[number] | null;
  readonly table: (typeof TABLE)[number] | null;
};
export const NOTHING_WRONG: Wrong = { address: null, table: null };

/** What the server said of address and table; null: it was about something else. */
export const wrongIn = (details: unknown): Wrong | null => {
  const fields = (details as { fields?: { address?: unknown; table?: unknown } } | undefined)?.fields;
  const address = ADDRESS.find(known => known === fields?.address) ?? null;
  const table = TABLE.find(known => known === fields?.table) ?? null;
  return address === null && table === null ? null : { address, table };
};
