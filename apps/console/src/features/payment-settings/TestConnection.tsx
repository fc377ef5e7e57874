import { Alert, Button } from '@mantine/core';
import type { CallAnswer } from '@tableside/contract/client';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { providerName } from '../../parts/provider-name.ts';
import { useVenue } from '../session/index.ts';
import { useAttempt } from '../staff/index.ts';

type Result = CallAnswer<'POST /console/{venue}/providers/{provider}/test'>;
type Props = {
  readonly provider: string;
  /** What is typed is not stored yet: a test would be one of other keys. */
  readonly disabled: boolean;
};

const COLOURS = { proven: 'pine', reached: 'pine', refused: 'brick', no_answer: 'brick' } as const;

/** Asks the provider whether it knows the stored keys, so that the first guest does not find out. */
export const TestConnection = ({ provider, disabled }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { run, busy, failure } = useAttempt();
  const [found, setFound] = useState<Result | null>(null);
  const test = () => {
    setFound(null);
    return run(async () =>
      setFound(await call('POST /console/{venue}/providers/{provider}/test', { venue: venue.id, provider })),
    );
  };
  const said = found && !disabled;
  return (
    <>
      <Button variant="default" loading={busy} disabled={disabled} onClick={() => void test()}>
        {t('settings.test')}
      </Button>
      <div role="status">
        {said && (
          <Alert color={COLOURS[found.result]}>
            {t(`settings.test.${found.result}`, { provider: providerName(provider), ms: String(found.ms) })}
          </Alert>
        )}
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
};
