import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { LONGEST_TABLE_NAME, nameProblem } from '@tableside/domain/codes';
import { TABLE_TYPES } from '@tableside/domain/venue';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/Form.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { AreaField } from './AreaField.tsx';
import type { CodedTable, Codes } from './codes-query.ts';
import { useCodesAction } from './use-codes-action.ts';

type Props = { codes: Codes; table: CodedTable; onDone: () => void };

/** What a table is called, where it stands, how it takes orders, and whether it is in use. */
export const TableForm = ({ codes, table, onDone }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const notify = useNotify();
  const { change, busy, disabled } = useCodesAction();
  const [draft, setDraft] = useState({
    name: table.name,
    area: table.area,
    order_type: table.order_type,
    in_use: table.in_use,
  });
  const others = codes.tables.filter(({ id, in_use }) => in_use && id !== table.id).map(({ name }) => name);
  const problem = nameProblem([draft.name.trim()], draft.in_use ? others : []);
  const set = (over: Partial<typeof draft>) => setDraft({ ...draft, ...over });

  const save = async () => {
    if (problem) return;
    const body = { ...draft, name: draft.name.trim(), area: draft.area.trim() };
    const done = await change(`change ${table.id} ${JSON.stringify(body)}`, (venue, idempotencyKey) =>
      call('POST /console/{venue}/codes/{table}/change', { venue, table: table.id, idempotencyKey, body }),
    );
    if (!done) return;
    notify({ message: t('codes.changed', { table: tableName(body.name) }), tone: 'calm' });
    onDone();
  };

  return (
    <Form onSubmit={save}>
      <TextInput
        label={t('codes.name')}
        maxLength={LONGEST_TABLE_NAME}
        autoComplete="off"
        value={draft.name}
        error={problem && t(`codes.problem.${problem.kind}`, { name: problem.name })}
        onChange={event => set({ name: event.currentTarget.value })}
      />
      <AreaField areas={codes.areas} value={draft.area} onChange={area => set({ area })} />
      <NativeSelect
        label={t('codes.type')}
        data={TABLE_TYPES.map(value => ({ value, label: t(`codes.type.${value}`) }))}
        value={draft.order_type}
        onChange={event =>
          set({ order_type: TABLE_TYPES.find(each => each === event.currentTarget.value) ?? 'default' })
        }
      />
      <Checkbox
        size="lg"
        label={t('codes.inUse')}
        description={t('codes.inUseHint')}
        checked={draft.in_use}
        onChange={event => set({ in_use: event.currentTarget.checked })}
      />
      <Button type="submit" size="lg" loading={busy} disabled={disabled || problem !== null}>
        {t('codes.save')}
      </Button>
    </Form>
  );
};
