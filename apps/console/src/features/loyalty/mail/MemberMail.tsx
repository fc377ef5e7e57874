import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Rows } from '../../../parts/list/Rows.tsx';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useClock, useVenue } from '../../session/index.ts';
import styles from '../loyalty.module.css';
import { memberMailQuery } from '../loyalty-query.ts';
import { WriteSheet } from './WriteSheet.tsx';

/** Mail to members: who wants it, what was written, and a new one. */
export const MemberMail = () => {
  const { t } = useText();
  const clock = useClock();
  const venue = useVenue();
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useQuery(memberMailQuery(venue.id));
  const content = () => {
    if (!data && error)
      return <LoadFailed title={t('loyalty.loadFailed')} error={error} onRetry={() => void refetch()} />;
    if (!data) return <CardSkeletons count={1} height="6rem" className={undefined} />;
    const { open, people, waiting, mailings } = data;
    return (
      <>
        <p>
          <b>{t('loyalty.mail.people', { count: people })}</b>
          {waiting > 0 && ` · ${t('loyalty.mail.waiting', { count: waiting })}`}
        </p>
        {!open && (
          <Alert color="brick" variant="light">
            {t('loyalty.mail.closed')}
          </Alert>
        )}
        {open && people > 0 && (
          <Button size="lg" variant="default" onClick={() => setWriting(true)}>
            {t('loyalty.mail.write')}
          </Button>
        )}
        {mailings.length > 0 && (
          <Rows>
            {mailings.map(({ id, subject, at, people: of, written }) => (
              <li key={id}>
                <div>
                  <b>{subject}</b>
                  <small>
                    {clock.dayOf(at)} · {t('loyalty.mail.written', { written, people: of })}
                  </small>
                </div>
              </li>
            ))}
          </Rows>
        )}
        {writing && <WriteSheet people={people} onClose={() => setWriting(false)} />}
      </>
    );
  };
  return (
    <SettingsCard>
      <h2>{t('loyalty.mail.title')}</h2>
      <p className={styles.soft}>{t('loyalty.mail.hint')}</p>
      {content()}
    </SettingsCard>
  );
};
