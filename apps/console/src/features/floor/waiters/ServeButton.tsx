import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { useOwnTables } from './use-own-tables.ts';

/** Says whose table it is, and takes it, for its guests where there are some, or gives it back. */
export const ServeButton = ({ table }: { table: BoardTable }) => {
  const { t } = useText();
  const { person, serve, busy, disabled } = useOwnTables();
  const isOwn = table.waiter !== undefined && table.waiter.id === person;
  return (
    <Button
      size="lg"
      variant="default"
      loading={busy}
      disabled={disabled}
      onClick={() => void serve([table], !isOwn, { forParty: table.state !== 'free' })}
    >
      {isOwn ? t('serve.giveBack') : t('serve.take')}
    </Button>
  );
};
