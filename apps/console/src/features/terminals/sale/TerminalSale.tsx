import { Alert, Button, Loader } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { SureButton } from '../../../parts/form/SureButton.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../terminals.module.css';
import { type Sale, whyDeclined } from './sale-words.ts';
import type { TerminalCounter } from './use-terminal-sale.ts';

type Props = { sale: Sale; counter: TerminalCounter };

const Running = ({ sale, counter }: Props) => {
  const { t } = useText();
  return (
    <>
      <p role="status" className={styles.more}>
        {t(sale.aborting ? 'inPerson.stopping' : 'inPerson.running', { name: sale.terminal_name })}
      </p>
      <div className={styles.buttons}>
        <Button
          size="xl"
          variant="default"
          disabled={counter.disabled || sale.aborting}
          loading={counter.busy}
          onClick={() => void counter.abort()}
        >
          {t('inPerson.stop')}
        </Button>
      </div>
    </>
  );
};

const Unknown = ({ sale, counter }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  return (
    <>
      <Alert
        color="brick"
        variant="light"
        icon={<Icon name="alert" />}
        role="alert"
        title={t('inPerson.unknown')}
      >
        {t('inPerson.unknownHint', { name: sale.terminal_name })}
      </Alert>
      <div className={styles.buttons}>
        <Button
          size="xl"
          disabled={counter.disabled}
          loading={counter.busy}
          onClick={() => void counter.ask()}
        >
          {t('inPerson.ask')}
        </Button>
        <Button size="lg" variant="default" onClick={counter.leave}>
          {t('inPerson.other')}
        </Button>
      </div>
      {venue.may('settleSales') && (
        <details className={styles.byHand}>
          <summary>{t('inPerson.byHand')}</summary>
          <div className={styles.buttons}>
            <SureButton
              words={t('inPerson.wasCharged')}
              question={t('inPerson.wasChargedSure')}
              disabled={counter.disabled}
              onSure={() => void counter.settle(true)}
            />
            <SureButton
              words={t('inPerson.wasNotCharged')}
              question={t('inPerson.wasNotChargedSure')}
              disabled={counter.disabled}
              onSure={() => void counter.settle(false)}
            />
          </div>
        </details>
      )}
    </>
  );
};

const NotCharged = ({ sale, counter }: Props) => {
  const { t } = useText();
  const stopped = sale.taken_back ? 'inPerson.takenBack' : 'inPerson.stopped';
  return (
    <>
      <Alert
        color={sale.state === 'aborted' ? 'gray' : 'brick'}
        variant="light"
        icon={<Icon name={sale.state === 'aborted' ? 'undo' : 'alert'} />}
        role="alert"
        title={t('inPerson.notCharged')}
      >
        {sale.state === 'aborted'
          ? t(stopped)
          : t(whyDeclined(sale), { name: sale.terminal_name, code: sale.code })}
      </Alert>
      <div className={styles.buttons}>
        <Button size="xl" onClick={counter.leave} data-autofocus>
          {t('inPerson.again')}
        </Button>
      </div>
    </>
  );
};

const partOf = ({ state }: Sale) => {
  if (state === 'processing') return Running;
  return state === 'unknown' ? Unknown : NotCharged;
};

/** What the terminal shows the guest, and what staff can do meanwhile; of one that was approved the sheet says so itself. */
export const TerminalSale = ({ sale, counter }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const Part = partOf(sale);
  return (
    <div className={styles.sale}>
      <div className={styles.shown}>
        <span>
          {t(sale.state === 'processing' ? 'inPerson.shows' : 'inPerson.wasAsked', {
            name: sale.terminal_name,
          })}
        </span>
        <strong>{money.text(sale.total)}</strong>
        <span className={styles.display} aria-live="polite">
          {sale.state === 'processing'
            ? sale.display || <Loader size="sm" color="currentColor" />
            : sale.display}
        </span>
      </div>
      {sale.tip > 0 && <p className={styles.more}>{t('inPerson.withTip', { tip: money.text(sale.tip) })}</p>}
      <Part sale={sale} counter={counter} />
      <p className={styles.more}>{t('inPerson.startedBy', { name: sale.started_by })}</p>
    </div>
  );
};
