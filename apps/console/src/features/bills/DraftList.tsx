import { times } from '@tableside/domain/money';
import { useText } from '../../i18n/index.ts';
import { Stepper } from '../../parts/Stepper.tsx';
import { useMoney } from '../session/index.ts';
import { MOST_PIECES } from './draft.ts';
import type { PadLine } from './menu-changes.ts';
import styles from './sheets.module.css';

type Props = {
  draft: readonly PadLine[];
  /** Absent: it was sent like this, and stays so until that is answered. */
  onQuantity?: (key: string, quantity: number) => void;
};

/** What is about to be put on the bill, and what the menu says otherwise by now. */
export const DraftList = ({ draft, onQuantity }: Props) => {
  const { t } = useText();
  const money = useMoney();
  return (
    <ul className={styles.draftLines} aria-label={t('add.draft')}>
      {draft.map(({ key, name, details, unit, quantity, was, gone }) => (
        <li key={key} className={styles.draftLine}>
          <span>
            {name}
            {details !== '' && <small>{details}</small>}
            {gone && <em className={styles.changed}>{t('pad.gone')}</em>}
            {was !== null && (
              <em className={styles.changed}>
                {t('pad.price', { now: money.show(unit), was: money.show(was) })}
              </em>
            )}
          </span>
          <b>{money.show(times(unit, quantity))}</b>
          {onQuantity ? (
            <Stepper
              label={name}
              value={quantity}
              min={0}
              max={MOST_PIECES}
              onChange={next => onQuantity(key, next)}
            />
          ) : (
            <b>{quantity}×</b>
          )}
        </li>
      ))}
    </ul>
  );
};
