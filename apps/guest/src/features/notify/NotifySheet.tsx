import { Button, Icon, Sheet } from '@tableside/design';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Notify.module.css';
import { type KnownNumber, PhoneForm } from './PhoneForm.tsx';
import type { Notify } from './use-notify.ts';

type Props = {
  readonly notify: Notify;
  readonly pickup: boolean;
  readonly country: string;
  readonly known?: KnownNumber | null | undefined;
  readonly open: boolean;
  /** `answered`: the guest chose a way; else closing means no. */
  readonly onClose: (answered: boolean) => void;
};

const HereWay = ({ notify, onDone }: { notify: Notify; onDone: () => void }) => {
  const t = useT();
  const { busy, problem } = notify;
  return (
    <section className={styles.way}>
      <h3 className={styles.heading}>{t('notify.pushTitle')}</h3>
      <p className={styles.small}>{t('notify.pushText')}</p>
      <Button
        wide
        busy={busy === 'push'}
        onClick={async () => {
          if (await notify.tellHere()) onDone();
        }}
      >
        <Icon name="bell" size={20} />
        {t(busy === 'push' ? 'notify.sending' : 'notify.pushOn')}
      </Button>
      <p role="status" className={problem ? styles.problem : 'visually-hidden'}>
        {problem === 'failed' && t('notify.failed')}
      </p>
    </section>
  );
};

/** Asks how the guest wants to hear of the order: on this phone, by SMS, or not at all. NOTIFY-05. */
const NotifySheet = ({ notify, pickup, country, known, open, onClose }: Props) => {
  const t = useT();
  const refuse = () => onClose(false);
  const done = () => onClose(true);
  useBackCloses(open, 'sheet', refuse);
  const { push, sms, problem } = notify;
  return (
    <Sheet
      open={open}
      onClose={refuse}
      label={t(pickup ? 'notify.titlePickup' : 'notify.title')}
      closeLabel={t('common.close')}
      footer={
        <Button wide look="quiet" onClick={refuse}>
          {t('notify.no')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>{t('notify.text')}</p>
        {push && <HereWay notify={notify} onDone={done} />}
        {!push && problem === 'blocked' && (
          <p role="status" className={styles.problem}>
            {t('notify.blocked')}
          </p>
        )}
        {push && sms && <p className={styles.or}>{t('notify.or')}</p>}
        {sms && <PhoneForm notify={notify} country={country} known={known} primary={!push} onDone={done} />}
      </div>
    </Sheet>
  );
};
export default NotifySheet;
