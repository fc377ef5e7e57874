import { Button, Sheet } from '@tableside/design';
import { type TerminalErrorCode, terminalErrorWay } from '@tableside/domain/terminal';
import type { MessageKey } from '@tableside/i18n';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { faceStyles as styles } from './Face.tsx';
import { newGuest } from './new-guest.ts';
import { useSeconds } from './use-seconds.ts';

const TITLES: Readonly<Record<TerminalErrorCode, MessageKey>> = {
  GENERIC: 'person.error.GENERIC',
  ORDER_CREATE_FAILED: 'person.error.ORDER_CREATE_FAILED',
  UC: 'person.error.UC',
  TA: 'person.error.TA',
  '116': 'person.error.116',
  BS: 'person.error.BS',
  NR: 'person.error.NR',
  NP: 'person.error.NP',
};

/** Why no payment came of it, what is known of the money, and what can be done. PERSON-18…25, PERSON-27…32. */
export const ErrorSheet = ({
  code,
  takenBack,
  free = false,
  onRetry,
  onChange,
}: {
  code: TerminalErrorCode;
  takenBack: boolean;
  /** Nothing was to be paid. */
  free?: boolean;
  onRetry: () => void;
  /** Back to the cart with what was ordered, while nothing of it is paid. ADR 0005 */
  onChange?: () => void;
}) => {
  const t = useT();
  const guest = useGuest();
  const { canRetry, startsOverAfter } = terminalErrorWay(code);
  const startOver = () => void newGuest(guest);
  const left = useSeconds(startsOverAfter ?? 0, startsOverAfter !== null, startOver);
  const close = canRetry ? onRetry : startOver;
  useBackCloses(true, 'sheet', close);
  const money =
    code === 'ORDER_CREATE_FAILED' && !free
      ? 'person.goesBack'
      : takenBack
        ? 'person.takenBack'
        : 'person.nothingCharged';
  return (
    <Sheet
      open
      onClose={close}
      label={t(TITLES[code])}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.buttons} data-code={code}>
          {canRetry && (
            <Button wide onClick={onRetry}>
              {t('person.retry')}
            </Button>
          )}
          {canRetry && onChange && (
            <Button wide look="secondary" onClick={onChange}>
              {t('pay.change')}
            </Button>
          )}
          <Button wide look={canRetry ? 'secondary' : 'primary'} onClick={startOver}>
            {startsOverAfter === null ? t('person.startOver') : t('person.startsIn', { seconds: left })}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet} role="alert">
        <p>{t(money)}</p>
      </div>
    </Sheet>
  );
};
