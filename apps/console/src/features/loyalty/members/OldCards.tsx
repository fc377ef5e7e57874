import { Alert, Button, FileButton } from '@mantine/core';
import type { CallAnswer } from '@tableside/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import styles from '../loyalty.module.css';
import { loyaltyQuery } from '../loyalty-query.ts';

type Seen = CallAnswer<'POST /console/{venue}/loyalty/old-cards'>;

/** What would come of a file: how many cards, what is on them, and each row that is not taken with why. */
const Preview = ({ seen }: { seen: Seen }) => {
  const { t } = useText();
  const { cards, units, refused, refused_count, takes_cards } = seen;
  return (
    <>
      <p>
        <b>{t('loyalty.old.good', { count: cards, units })}</b>
      </p>
      {!takes_cards && (
        <Alert color="brick" variant="light">
          {t('loyalty.old.closed')}
        </Alert>
      )}
      {refused_count > 0 && (
        <>
          <p>{t('loyalty.old.refused', { count: refused_count })}</p>
          <ul>
            {refused.map(({ row, number, why }) => (
              <li key={row}>
                {t('loyalty.old.row', { row, number })} {t(`loyalty.old.why.${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Brings in what is on cards of before: looked at first, and kept when somebody says so. */
export const OldCards = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [unread, setUnread] = useState(false);
  const send = (of: string, keep: boolean, onDone: (answer: Seen) => void | Promise<void>) =>
    act(
      {
        name: `loyalty old cards ${keep} ${of}`,
        send: venueId =>
          call('POST /console/{venue}/loyalty/old-cards', { venue: venueId, body: { text: of, keep } }),
        onFailure: async (error: unknown): Promise<boolean> => {
          const wrong = isApiFailure(error) && error.code === 'validation_failed';
          setUnread(wrong);
          return wrong;
        },
      },
      onDone,
    );
  const look = async (file: File | null): Promise<void> => {
    if (!file) return;
    const read = await file.text();
    setText(read);
    setSeen(null);
    setUnread(false);
    await send(read, false, setSeen);
  };
  const keep = () =>
    send(text, true, async ({ cards }) => {
      setSeen(null);
      notify({ message: t('loyalty.old.kept', { count: cards }), tone: 'calm' });
      await client.invalidateQueries(loyaltyQuery(venue.id));
    });
  return (
    <SettingsCard>
      <h2>{t('loyalty.old.title')}</h2>
      <p>{t('loyalty.old.hint')}</p>
      <FileButton
        accept=".csv,.txt,text/csv,text/plain"
        onChange={file => void look(file)}
        disabled={disabled}
      >
        {props => (
          <Button {...props} variant="default" size="lg" loading={busy && seen === null}>
            {t('loyalty.old.choose')}
          </Button>
        )}
      </FileButton>
      <div role="status" className={styles.page}>
        {unread && (
          <Alert color="brick" variant="light">
            {t('loyalty.old.unread')}
          </Alert>
        )}
        {seen && <Preview seen={seen} />}
      </div>
      {seen && seen.cards > 0 && (
        <Button size="lg" loading={busy} disabled={disabled} onClick={() => void keep()}>
          {t('loyalty.old.keep', { count: seen.cards })}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
