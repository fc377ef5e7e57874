import { Alert, Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { providerName } from '../../parts/provider-name.ts';
import type { useConnectionTest } from './use-connection-test.ts';

type Props = {
  readonly provider: string;
  readonly connection: ReturnType<typeof useConnectionTest>;
  /** There are keys to try, and none typed that are not stored yet: a test would be one of other keys. */
  readonly canTest: boolean;
};

const COLOURS = { proven: 'pine', reached: 'pine', refused: 'brick', no_answer: 'brick' } as const;

/** What the provider says to the stored keys; asked by itself once they are saved, and again whenever somebody wants. */
export const TestConnection = ({ provider, connection, canTest }: Props) => {
  const { t } = useText();
  const { test, busy, failure, found } = connection;
  return (
    <>
      <div role="status">
        {found && canTest && (
          <Alert color={COLOURS[found.result]}>
            {t(`settings.test.${found.result}`, { provider: providerName(provider), ms: String(found.ms) })}
          </Alert>
        )}
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
      {canTest && (
        <Button variant="default" loading={busy} onClick={() => void test()}>
          {t('settings.test')}
        </Button>
      )}
    </>
  );
};
