import { Button, NativeSelect, TextInput } from '@mantine/core';
import { namesFrom } from '@tableside/domain/codes';
import { TABLE_TYPES, type TableType } from '@tableside/domain/venue';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { AreaField } from './AreaField.tsx';
import styles from './codes.module.css';
import type { Codes } from './codes-query.ts';
import { useCodesAction } from './use-codes-action.ts';

/** Names that are shown before they are added; the rest is counted on the button. */
const SHOWN = 12;

/** One table or many at once: what is typed is shown as the tables it means before anything is added. */
export const AddTables = ({ codes, onDone }: { codes: Codes; onDone: () => void }) => {
  const { t } = useText();
  const notify = useNotify();
  const { change, busy, disabled } = useCodesAction();
  const [typed, setTyped] = useState('');
  const [area, setArea] = useState('');
  const [type, setType] = useState<TableType>('default');
  const [tried, setTried] = useState(false);
  const taken = codes.tables.filter(({ in_use }) => in_use).map(({ name }) => name);
  const { names, problem } = namesFrom(typed, taken);
  // Nothing typed yet is no mistake.
  const wrong = problem && (tried || problem.kind !== 'none') ? problem : null;

  const add = async () => {
    setTried(true);
    if (problem) return;
    const done = await change(`add ${area} ${type} ${names.join()}`, (venue, idempotencyKey) =>
      call('POST /console/{venue}/codes/add', {
        venue,
        idempotencyKey,
        body: { names: [...names], area: area.trim(), order_type: type },
      }),
    );
    if (!done) return;
    notify({ message: t('codes.added', { count: names.length }), tone: 'calm' });
    onDone();
  };

  return (
    <Form onSubmit={add}>
      <TextInput
        label={t('codes.addNames')}
        description={t('codes.addNamesHint')}
        data-autofocus
        autoComplete="off"
        maxLength={400}
        value={typed}
        error={wrong && t(`codes.problem.${wrong.kind}`, { name: wrong.name })}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {!problem && names.length > 1 && (
        <p className={styles.preview}>
          {names.slice(0, SHOWN).join(' · ')}
          {names.length > SHOWN && ' …'}
        </p>
      )}
      <AreaField areas={codes.areas} value={area} onChange={setArea} />
      <NativeSelect
        label={t('codes.type')}
        data={TABLE_TYPES.map(value => ({ value, label: t(`codes.type.${value}`) }))}
        value={type}
        onChange={event => setType(TABLE_TYPES.find(each => each === event.currentTarget.value) ?? 'default')}
      />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {names.length === 0 || problem ? t('codes.add') : t('codes.addCount', { count: names.length })}
      </Button>
    </Form>
  );
};
