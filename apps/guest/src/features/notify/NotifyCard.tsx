import { Button, Icon } from '@tableside/design';
import { useEffect, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Notify.module.css';
import type { KnownNumber } from './PhoneForm.tsx';
import type { Notify } from './use-notify.ts';

const loadSheet = () => import('./NotifySheet.tsx');

type Props = {
  readonly notify: Notify;
  /** The question stands there as a card until it is answered; else it is one line. */
  readonly asks: boolean;
  /** Guests come for their food. */
  readonly pickup: boolean;
  /** Something is under way. */
  readonly ongoing: boolean;
  /** Of the country that numbers are first looked for in, as ISO 3166 has it. */
  readonly country: string;
  readonly known?: KnownNumber | null;
  /** In a dock, above its action: one line without lines around it. */
  readonly docked?: boolean;
};

/** That the guest may go for a walk and will be told, or how they will be; it opens over nothing. NOTIFY-04, FLAG-08, FLAG-09. */
export const NotifyCard = ({ notify, asks, pickup, ongoing, country, known, docked }: Props) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [stopped, setStopped] = useState(false);
  const Sheet = useLate(loadSheet, open);
  useEffect(() => {
    if (open) setStopped(false);
  }, [open]);
  const offered = notify.sms || notify.push;
  const how = notify.phone
    ? t('notify.onSms', { phone: `\u2066${notify.phone}\u2069` })
    : notify.told && t('notify.onPush');
  const close = (answered: boolean) => {
    if (!answered && !how) notify.decline();
    setOpen(false);
  };
  const stop = async () => {
    await notify.stop();
    setStopped(true);
  };
  return (
    <div
      className={`${styles.row} ${asks ? styles.card : ''} ${docked ? styles.docked : ''}`}
      hidden={!ongoing || (!offered && !how)}
    >
      <div role="status">
        {how && (
          <p className={styles.told}>
            <Icon name="bell" size={20} />
            <span>{how}</span>
          </p>
        )}
        {stopped && !how && <p className={styles.small}>{t('notify.stopped')}</p>}
      </div>
      {asks && !how && (
        <>
          <h3 className={styles.heading}>{t('notify.titlePickup')}</h3>
          <p className={styles.small}>{t('notify.text')}</p>
        </>
      )}
      {how ? (
        <Button look="quiet" onClick={stop}>
          {t('notify.stop')}
        </Button>
      ) : (
        offered &&
        (asks ? (
          <Button wide look="secondary" onClick={() => setOpen(true)}>
            <Icon name="bell" size={20} />
            {t('notify.ask')}
          </Button>
        ) : (
          <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
            <span>{t('notify.ask')}</span>
            <Icon name="forward" size={18} />
          </button>
        ))
      )}
      {Sheet && (
        <Sheet notify={notify} pickup={pickup} country={country} known={known} open={open} onClose={close} />
      )}
    </div>
  );
};
