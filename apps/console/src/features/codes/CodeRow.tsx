import { Checkbox, UnstyledButton } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useClock } from '../session/index.ts';
import styles from './codes.module.css';
import { type CodedTable, stateOf } from './codes-query.ts';

type Props = {
  table: CodedTable;
  address: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onOpen: () => void;
};

/** A table: whether its code is among those to print, how it takes orders, and what its printed sign is worth. */
export const CodeRow = ({ table, address, chosen, onChoose, onOpen }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const { dayAndTime } = useClock();
  const name = tableName(table.name);
  const state = stateOf(table, address);
  const late = state === 'old_address' || state === 'old_name';
  return (
    <li className={styles.row}>
      {table.in_use && (
        // The whole corner is for the finger, not the box alone.
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside draws its own input
        <label className={styles.pick}>
          <Checkbox
            size="md"
            aria-label={t('codes.choose', { table: name })}
            checked={chosen}
            onChange={event => onChoose(event.currentTarget.checked)}
          />
        </label>
      )}
      <UnstyledButton className={styles.open} onClick={onOpen}>
        <b>{name}</b>
        <span className={styles.tags}>
          {table.order_type !== 'default' && <Tag>{t(`codes.type.${table.order_type}`)}</Tag>}
          {table.in_use && (
            <Tag tone={late ? 'late' : state === 'current' ? 'good' : 'quiet'}>
              {t(`codes.state.${state}`, { when: table.printed ? dayAndTime(table.printed.at) : '' })}
            </Tag>
          )}
        </span>
        <span className={styles.short}>{table.short_code}</span>
      </UnstyledButton>
    </li>
  );
};
