import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { useVenueAction } from '../../features/board/index.ts';
import { firstStepsQuery, StepRow, TestCode } from '../../features/first-steps/index.ts';
import { firstSection, useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

/** What is left between setting up and the first guests; it knows by itself what is done. */
export const FirstStepsScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery(firstStepsQuery(venue.id));
  const { run, busy, disabled } = useVenueAction();
  const [showing, setShowing] = useState(false);
  if (!data && error) {
    return <LoadFailed title={t('firstSteps.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={5} height="5rem" className={`${styles.page} ${styles.list}`} />;
  const dismiss = async () => {
    const done = await run({
      name: 'dismiss first steps',
      send: venueId => call('POST /console/{venue}/first-steps/dismiss', { venue: venueId, body: {} }),
    });
    if (!done) return;
    client.setQueryData(firstStepsQuery(venue.id).queryKey, done);
    navigate(sectionPath(venue.slug, firstSection(venue.role)));
  };
  const next = data.steps.find(({ done }) => !done);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('firstSteps.title')}</h1>
      {data.open ? (
        <>
          <p className={styles.intro}>{t('firstSteps.intro')}</p>
          <ol className={styles.list}>
            {data.steps.map(({ step, done }, index) => (
              <StepRow
                key={step}
                step={step}
                number={index + 1}
                done={done}
                next={step === next?.step}
                onShowCode={() => setShowing(true)}
              />
            ))}
          </ol>
          <div className={styles.more}>
            <Button variant="subtle" loading={busy} disabled={disabled} onClick={() => void dismiss()}>
              {t('firstSteps.dismiss')}
            </Button>
          </div>
        </>
      ) : (
        <Blank icon="check" title={t('firstSteps.allDone')} hint={t('firstSteps.allDoneHint')} />
      )}
      <Sheet opened={showing} onClose={() => setShowing(false)} title={t('firstSteps.test_order')}>
        <TestCode />
      </Sheet>
    </div>
  );
};
