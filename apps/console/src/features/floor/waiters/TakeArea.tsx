import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { freeToTake } from './own-tables.ts';
import { useOwnTables } from './use-own-tables.ts';

/** Takes all tables of an area that no colleague serves into one's section; nothing where there are none. */
export const TakeArea = ({ tables }: { tables: readonly BoardTable[] }) => {
  const { t } = useText();
  const { person, serve, busy, disabled } = useOwnTables();
  const free = freeToTake(tables, person);
  if (free.length === 0) return null;
  return (
    <Button
      size="md"
      variant="default"
      loading={busy}
      disabled={disabled}
      onClick={() => void serve(free, true)}
    >
      {t('serve.takeAll', { count: free.length })}
    </Button>
  );
};
