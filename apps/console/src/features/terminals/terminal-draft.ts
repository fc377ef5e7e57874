import type { CallInput } from '@tableside/contract/client';
import { fieldsOf, isBridgeGone } from '../devices/index.ts';

export type TerminalDraft = Required<CallInput<'POST /console/{venue}/terminals'>['body']>;
export type BegunTerminal = TerminalDraft & { readonly revision: number; readonly changed_by: string | null };

export const NEW_TERMINAL: BegunTerminal = {
  name: '',
  kind: 'ecr-websocket',
  address: '',
  table: null,
  bridge: null,
  revision: 0,
  changed_by: null,
};

export const draftOf = ({ name, kind, address, table, bridge }: BegunTerminal): TerminalDraft => ({
  name,
  kind,
  address,
  table,
  bridge,
});

const ADDRESS = ['invalid', 'not_allowed'] as const;
const TABLE = ['taken', 'unknown'] as const;
export type Wrong = {
  readonly address: (typeof ADDRESS)[number] | null;
  readonly table: (typeof TABLE)[number] | null;
  /** There is no such bridge any more. */
  readonly bridge: boolean;
};
export const NOTHING_WRONG: Wrong = { address: null, table: null, bridge: false };

/** What the server said of address, table and bridge; null: it was about something else. */
export const wrongIn = (details: unknown): Wrong | null => {
  const fields = fieldsOf(details);
  const address = ADDRESS.find(known => known === fields.address) ?? null;
  const table = TABLE.find(known => known === fields.table) ?? null;
  const bridge = isBridgeGone(details);
  return address === null && table === null && !bridge ? null : { address, table, bridge };
};
