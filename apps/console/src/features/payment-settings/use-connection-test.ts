import type { CallAnswer } from '@tableside/contract/client';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useVenue } from '../session/index.ts';
import { useAttempt } from '../staff/index.ts';

export type TestResult = CallAnswer<'POST /console/{venue}/providers/{provider}/test'>;

/** Asks the provider whether it knows the stored keys, so that the first guest does not find out. */
export const useConnectionTest = (provider: string) => {
  const venue = useVenue();
  const { run, busy, failure } = useAttempt();
  const [found, setFound] = useState<TestResult | null>(null);
  const test = () => {
    setFound(null);
    return run(async () =>
      setFound(await call('POST /console/{venue}/providers/{provider}/test', { venue: venue.id, provider })),
    );
  };
  return { test, busy, failure, found };
};
