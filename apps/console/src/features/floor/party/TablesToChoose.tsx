import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useTableName } from '../../../parts/table-name.ts';
import { byArea } from '../../tables/index.ts';
import styles from '../floor.module.css';

type Props = { tables: readonly BoardTable[]; disabled: boolean; onChoose: (table: BoardTable) => void };

/** Tables by area, one tap each. */
export const TablesToChoose = ({ tables, disabled, onChoose }: Props) => {
  const tableName = useTableName();
  return [...byArea(tables)].map(([area, list]) => (
    <section key={area}>
      {area !== '' && <h3>{area}</h3>}
      <div className={styles.tables}>
        {list.map(table => (
          <Button
            key={table.id}
            size="lg"
            px="xs"
            variant="default"
            disabled={disabled}
            onClick={() => onChoose(table)}
          >
            {tableName(table.name)}
          </Button>
        ))}
      </div>
    </section>
  ));
};
