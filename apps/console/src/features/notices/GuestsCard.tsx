import { Button, TextInput } from '@mantine/core';
import type { NoticesView } from '@tableside/contract/http/console/notices';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './notices.module.css';

const isNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** What guests hear of, where that is turned on, and whether letters and text messages of this installation arrive. */
export const GuestsCard = ({ notices: { mail, guests } }: { notices: NoticesView }) => {
  const { t } = useText();
  const venue = useVenue();
  const { run, busy, disabled } = useVenueAction();
  const [phone, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const bare = phone.replace(/[\s()-]/g, '');
  const testMail = async (): Promise<void> => {
    const send = (id: string) => call('POST /console/{venue}/notices/test-mail', { venue: id, body: {} });
    const answer = await run({ name: 'test-mail', send });
    if (answer) setSaid(t('notices.mailSent', { email: answer.email }));
  };
  const testSms = async (): Promise<void> => {
    setTried(true);
    if (!isNumber(bare)) return;
    const send = (id: string) =>
      call('POST /console/{venue}/notices/test-sms', { venue: id, body: { phone: bare } });
    const answer = await run({ name: `test-sms ${bare}`, send });
    if (!answer) return;
    setSaid(
      answer.taken ? t('notices.smsTaken') : t('notices.smsRefused', { failure: answer.failure ?? '' }),
    );
  };
  return (
    <SettingsCard>
      <h2>{t('notices.group.guests')}</h2>
      <p>{t('notices.guests')}</p>
      <dl className={styles.guests}>
        {(['sms', 'push'] as const).map(way => (
          <div key={way}>
            <dt>{t(`notices.guests.${way}`)}</dt>
            <dd>
              <Tag tone={guests[way] ? 'good' : 'quiet'}>{t(guests[way] ? 'notices.on' : 'notices.off')}</Tag>
              {way === 'sms' && !guests.sms_sender && <small>{t('notices.noSender')}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        component={Link}
        variant="default"
        className={styles.link}
        href={sectionPath(venue.slug, 'settings', 'switches')}
      >
        {t('notices.guests.change')}
      </Button>
      {guests.sms_sender && (
        <div className={styles.trial}>
          <TextInput
            label={t('notices.phone')}
            type="tel"
            autoComplete="tel"
            value={phone}
            maxLength={24}
            error={tried && !isNumber(bare) ? t('notices.phoneWrong') : undefined}
            onChange={event => setPhone(event.currentTarget.value)}
          />
          <Button variant="default" loading={busy} disabled={disabled} onClick={() => void testSms()}>
            {t('notices.testSms')}
          </Button>
        </div>
      )}
      {mail && (
        <Button variant="default" loading={busy} disabled={disabled} onClick={() => void testMail()}>
          {t('notices.testMail')}
        </Button>
      )}
      <p role="status">{said}</p>
    </SettingsCard>
  );
};
