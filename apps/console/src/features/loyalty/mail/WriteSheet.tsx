import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { MAX_MAILING_BODY, MAX_MAILING_SUBJECT, mailingProblems } from '@tableside/domain/loyalty';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import styles from '../loyalty.module.css';
import { memberMailQuery } from '../loyalty-query.ts';

/** A letter to everybody on the list: written, then asked once more with how many get it. */
export const WriteSheet = ({ people, onClose }: { people: number; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [sure, setSure] = useState(false);
  const [insist, setInsist] = useState(false);
  const [changed, setChanged] = useState(false);
  const problems = mailingProblems({ subject, body });
  const why = (place: 'subject' | 'body'): string | undefined => {
    const problem = insist ? problems[place] : undefined;
    return problem && t(`loyalty.mail.wrong.${problem}`);
  };
  const { queryKey } = memberMailQuery(venue.id);
  const send = () =>
    act(
      {
        name: `loyalty mail ${people} ${subject} ${body}`,
        send: (venueId, idempotencyKey) =>
          call('POST /console/{venue}/loyalty/mail/send', {
            venue: venueId,
            body: { subject, body, people },
            idempotencyKey,
          }),
        onFailure: async (error: unknown): Promise<boolean> => {
          const isOld = isApiFailure(error) && error.code === 'validation_failed';
          setChanged(isOld);
          if (isOld) {
            setSure(false);
            await client.invalidateQueries({ queryKey });
          }
          return isOld;
        },
      },
      async view => {
        client.setQueryData(queryKey, view);
        notify({ message: t('loyalty.mail.sent'), tone: 'calm' });
        onClose();
      },
    );
  const next = (): void => {
    setInsist(true);
    setChanged(false);
    if (Object.keys(problems).length === 0) setSure(true);
  };
  return (
    <Sheet opened onClose={onClose} title={t('loyalty.mail.write')}>
      <div className={styles.page}>
        <TextInput
          label={t('loyalty.mail.subject')}
          maxLength={MAX_MAILING_SUBJECT}
          value={subject}
          error={why('subject')}
          onChange={event => {
            setSubject(event.currentTarget.value);
            setSure(false);
          }}
        />
        <Textarea
          label={t('loyalty.mail.body')}
          description={t('loyalty.mail.bodyHint')}
          autosize
          minRows={5}
          maxLength={MAX_MAILING_BODY}
          value={body}
          error={why('body')}
          onChange={event => {
            setBody(event.currentTarget.value);
            setSure(false);
          }}
        />
        {changed && (
          <Alert color="brick" variant="light">
            {t('loyalty.mail.changed')}
          </Alert>
        )}
        {sure ? (
          <>
            <p role="status">
              {t('loyalty.mail.send', { count: people })}. {t('loyalty.mail.sure')}
            </p>
            <Button size="lg" loading={busy} disabled={disabled} onClick={() => void send()}>
              {t('loyalty.mail.sendNow')}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={next}>
            {t('loyalty.mail.send', { count: people })}
          </Button>
        )}
      </div>
      {sheet}
    </Sheet>
  );
};
