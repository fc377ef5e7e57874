import { type CodedTable, CodeRow, type Codes } from '../../features/codes/index.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import styles from '../screens.module.css';

type Props = {
  codes: Codes;
  chosen: ReadonlySet<string>;
  onChoose: (tables: ReadonlySet<string>) => void;
  onOpen: (table: string) => void;
};

/** Tables by area, those out of use at the end. */
export const CodesList = ({ codes, chosen, onChoose, onOpen }: Props) => {
  const { t } = useText();
  const used = codes.tables.filter(({ in_use }) => in_use);
  const groups: { title: string; tables: readonly CodedTable[] }[] = [
    ...Map.groupBy(used, ({ area }) => area),
  ].map(([area, tables]) => ({ title: area === '' ? t('codes.noArea') : area, tables }));
  const unused = codes.tables.filter(({ in_use }) => !in_use);
  if (unused.length > 0) groups.push({ title: t('codes.outOfUse'), tables: unused });
  return groups.map(({ title, tables }) => (
    <SettingsCard key={title}>
      <h2>{title}</h2>
      <ul className={styles.plain}>
        {tables.map(table => (
          <CodeRow
            key={table.id}
            table={table}
            address={codes.address}
            chosen={chosen.has(table.id)}
            onChoose={ticked =>
              onChoose(
                ticked
                  ? new Set([...chosen, table.id])
                  : new Set([...chosen].filter(each => each !== table.id)),
              )
            }
            onOpen={() => onOpen(table.id)}
          />
        ))}
      </ul>
    </SettingsCard>
  ));
};
