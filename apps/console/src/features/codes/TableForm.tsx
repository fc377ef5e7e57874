import { Alert, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { MAX_TABLE_NAME, nameProblem } from '@tableside/domain/codes';
import { TABLE_TYPES } from '@tableside/domain/venue';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { AreaField } from './AreaField.tsx';
import { type CodedTable, type Codes, codesQuery } from './codes-query.ts';
import { useCodesAction } from './use-codes-action.ts';

const fieldsOf = ({ name, area, order_type, in_use }: CodedTable) => ({ name, area, order_type, in_use });

type Props = { codes: Codes; table: CodedTable; onDone: () => void };

/** What a table is called, where it stands, how it takes orders, and whether it is in use. */
export const TableForm = ({ codes, table, onDone }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const notify = useNotify();
  const venue = useVenue();
  const client = useQueryClient();
  const { change, busy, disabled } = useCodesAction();
  const [was, setWas] = useState(() => fieldsOf(table));
  const [draft, setDraft] = useState(was);
  const [isLate, setIsLate] = useState(false);
  const others = codes.tables.filter(({ id, in_use }) => in_use && id !== table.id).map(({ name }) => name);
  const problem = nameProblem([draft.name.trim()], draft.in_use ? others : []);
  const set = (over: Partial<typeof draft>) => setDraft({ ...draft, ...over });

  /** What was typed stays; saved again, it is meant over what the colleague wrote. */
  const told = ({ tables }: Codes) => {
    const now = tables.find(({ id }) => id === table.id);
    if (now) setWas(fieldsOf(now));
    setIsLate(true);
  };

  const save = async () => {
    if (problem) return;
    const body = { ...draft, name: draft.name.trim(), area: draft.area.trim() };
    const done = await change(
      `change ${table.id} ${JSON.stringify([body, was])}`,
      (venueId, idempotencyKey) =>
        call('POST /console/{venue}/codes/{table}/change', {
          venue: venueId,
          table: table.id,
          idempotencyKey,
          body: { ...body, was },
        }),
      error => {
        const late = isApiFailure(error) && error.code === 'settings_changed';
        if (late) void client.fetchQuery({ ...codesQuery(venue.id), staleTime: 0 }).then(told);
        return late;
      },
    );
    if (!done) return;
    notify({ message: t('codes.changed', { table: tableName(body.name) }), tone: 'calm' });
    onDone();
  };

  return (
    <Form onSubmit={save}>
      <TextInput
        label={t('codes.name')}
        maxLength={MAX_TABLE_NAME}
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
      {isLate && (
        <Alert role="alert" color="marigold" icon={<Icon name="alert" />}>
          {t('codes.changedMeanwhile', { table: tableName(was.name) })}
        </Alert>
      )}
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('codes.save')}
      </Button>
    </Form>
  );
};
