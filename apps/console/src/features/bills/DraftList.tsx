import { times } from '@tableside/domain/money';
import { useText } from '../../i18n/index.ts';
import { Stepper } from '../../parts/Stepper.tsx';
import { useMoney } from '../session/index.ts';
import { type DraftLine, MOST_PIECES } from './draft.ts';
import styles from './sheets.module.css';

type Props = { draft: readonly DraftLine[]; onQuantity: (key: string, quantity: number) => void };

/** What is about to be put on the bill. */
export const DraftList = ({ draft, onQuantity }: Props) => {
  const { t } = useText();
  const money = useMoney();
  return (
    <ul className={styles.draftLines} aria-label={t('add.draft')}>
      {draft.map(({ key, name, details, unit, quantity }) => (
        <li key={key} className={styles.draftLine}>
          <span>
            {name}
            {details !== '' && <small>{details}</small>}
          </span>
          <b>{money.show(times(unit, quantity))}</b>
          <Stepper
            label={name}
            value={quantity}
            min={0}
            max={MOST_PIECES}
            onChange={next => onQuantity(key, next)}
          />
        </li>
      ))}
    </ul>
  );
};
