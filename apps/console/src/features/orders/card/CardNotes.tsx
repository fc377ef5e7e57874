import type { BoardOrder } from '@tableside/contract/http/console/board';
import { mentionsAllergy } from '@tableside/domain/allergens';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { isWanted, laneOf } from '../../board/index.ts';
import styles from './order-card.module.css';

/** What would hurt to overlook, each in a line: an allergy in its own colour, whatever its guests wrote, who is to be looked for. */
export const CardNotes = ({ order }: { order: BoardOrder }) => {
  const { t } = useText();
  const said = [order.comment, ...order.items.filter(isWanted).map(({ note }) => note)].filter(Boolean);
  const allergies = [order.allergy, ...said.filter(mentionsAllergy)].filter(Boolean);
  const isNew = laneOf(order) === 'new';
  const answers = Object.values(order.additional_fields).filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  const comment = order.comment !== '' && !mentionsAllergy(order.comment) ? order.comment : null;
  return (
    <>
      {order.status_reason && (
        <p className={styles.note}>{t('order.reason', { reason: order.status_reason })}</p>
      )}
      {order.asks_presence && (
        <p className={styles.note} data-tone="look">
          <Icon name="people" size="1.2em" /> <span>{t('order.firstShort')}</span>
        </p>
      )}
      {allergies.length > 0 && (
        <p className={styles.note} data-tone="allergy">
          <Icon name="alert" size="1.2em" />
          <span>
            {!allergies.every(mentionsAllergy) && <b>{t('order.allergy')} </b>}
            <bdi>{allergies.join('; ')}</bdi>
          </span>
        </p>
      )}
      {comment && (
        <p className={styles.note} data-tone={isNew ? 'look' : undefined}>
          <Icon name="note" size="1.2em" /> <bdi>{comment}</bdi>
        </p>
      )}
      {isNew && answers.length > 0 && <p className={styles.answers}>{answers.join(', ')}</p>}
    </>
  );
};
