import type { OwnReservation, ReservePage } from '@tableside/contract/http/guests/reserve';
import { Field } from '@tableside/design';
import { useRef, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { freshKey } from '../../data/fresh-key.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { Pick, type Picked } from './Pick.tsx';
import styles from './Reserve.module.css';

type Props = { readonly page: ReservePage; readonly onMade: (made: OwnReservation) => void };

/** A new reservation: a time, then who it is for. */
export const Make = ({ page, onMade }: Props) => {
  const t = useT();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  // The same wish sent twice is one reservation, whatever became of the first answer.
  const sent = useRef({ body: '', key: '' });
  const send = async ({ at, party }: Picked): Promise<void> => {
    const body = { at, party, name: name.trim(), phone, note, language };
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: freshKey() };
    setWrong(null);
    try {
      onMade(
        await api('POST /reserve/{slug}/make', { slug: page.slug, body, idempotencyKey: sent.current.key }),
      );
    } catch (error) {
      if (failureCode(error) === 'phone_invalid') setWrong(t('errors.phone_invalid'));
      throw error;
    }
  };
  return (
    <Pick page={page} title={t('reserve.title')} own={null} send={send}>
      <div className={styles.fields}>
        <Field
          label={t('reserve.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Field
          label={t('reserve.phone')}
          hint={page.sms ? t('reserve.phoneSms') : undefined}
          error={wrong ?? undefined}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          required
          minLength={3}
          maxLength={40}
          value={phone}
          onChange={event => setPhone(event.currentTarget.value)}
        />
        <Field
          label={t('reserve.note')}
          name="note"
          maxLength={300}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <p className={styles.hint}>{t('reserve.kept', { minutes: page.late_minutes })}</p>
      </div>
    </Pick>
  );
};
