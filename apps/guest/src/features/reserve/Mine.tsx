import type { OwnReservation, ReservePage } from '@tableside/contract/http/guests/reserve';
import { Button, buttonClass, Icon } from '@tableside/design';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { announceFailure } from '../toasts/index.ts';
import { hintOf, titleOf } from './own-words.ts';
import { Pick } from './Pick.tsx';
import styles from './Reserve.module.css';
import { ReserveFrame } from './ReserveFrame.tsx';
import { dayWords, isolated } from './when-words.ts';

type Props = {
  readonly page: ReservePage;
  readonly own: OwnReservation;
  readonly onChanged: (own: OwnReservation) => void;
};

/** Calling off asks once more, where it stood. */
const CallOff = ({ words, onSure }: { readonly words: string; readonly onSure: () => Promise<void> }) => {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!asks) {
    return (
      <Button look="quiet" wide onClick={() => setAsks(true)}>
        {words}
      </Button>
    );
  }
  const sure = async (): Promise<void> => {
    setBusy(true);
    await onSure().catch(announceFailure);
    setBusy(false);
  };
  return (
    <fieldset className={styles.sure}>
      <legend>{t('reserve.sure')}</legend>
      <Button look="secondary" onClick={() => setAsks(false)}>
        {t('reserve.keep')}
      </Button>
      <Button busy={busy} onClick={() => void sure()}>
        {words}
      </Button>
    </fieldset>
  );
};

/** A reservation, or a place in the line, for whoever has its address. */
export const Mine = ({ page, own, onChanged }: Props) => {
  const t = useT();
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const { slug } = page;
  const { key, state, kind } = own;
  if (changing) {
    return (
      <Pick
        page={page}
        title={t('reserve.change')}
        own={own}
        send={async body => {
          onChanged(await api('POST /reserve/{slug}/own/{key}/change', { slug, key, body }));
          setChanging(false);
        }}
        back={
          <Button look="quiet" wide onClick={() => setChanging(false)}>
            {t('common.back')}
          </Button>
        }
      />
    );
  }
  const waits = state === 'waiting' || state === 'ready';
  const endable = waits || (state === 'booked' && own.lateness !== 'overdue');
  const hint = hintOf(t, own);
  const { phone, menu, address } = page.venue;
  return (
    <ReserveFrame title={titleOf(t, own)} page={page}>
      <section className={styles.mine} role="status" data-state={state}>
        {waits ? (
          state === 'waiting' &&
          own.place !== null && <p className={styles.big}>{t('reserve.place', { place: own.place })}</p>
        ) : (
          <p className={styles.big}>
            {dayWords(t, language, own.day, page.today)} · <bdi>{own.time}</bdi>
          </p>
        )}
        <p className={styles.facts}>
          {t('reserve.for', { count: own.party })} · <bdi>{own.name}</bdi>
        </p>
        {address !== '' && <p className={styles.address}>{address}</p>}
        {hint !== null && <p>{hint}</p>}
      </section>
      <div className={styles.deeds}>
        {own.changeable && page.days.length > 0 && (
          <Button look="secondary" wide onClick={() => setChanging(true)}>
            {t('reserve.change')}
          </Button>
        )}
        {phone && state !== 'seated' && state !== 'done' && (
          <a className={buttonClass('secondary', true)} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" size={20} /> <bdi>{t('reserve.call', { phone: isolated(phone) })}</bdi>
          </a>
        )}
        {menu && (
          <a className={buttonClass('secondary', true)} href={menu}>
            {t('reserve.menu')}
          </a>
        )}
        {endable && (
          <CallOff
            words={t(kind === 'booked' ? 'reserve.cancel' : 'reserve.leave')}
            onSure={async () => onChanged(await api('POST /reserve/{slug}/own/{key}/cancel', { slug, key }))}
          />
        )}
        {!endable && state !== 'seated' && page.days.length > 0 && (
          <a
            className={buttonClass('primary', true)}
            href={`/reserve/${encodeURIComponent(slug)}?lang=${language}`}
          >
            {t('reserve.again')}
          </a>
        )}
      </div>
    </ReserveFrame>
  );
};
