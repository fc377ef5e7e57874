import { UnstyledButton } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { mentionsAllergy } from '@tableside/domain/allergens';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import banded from '../../../parts/list/banded.module.css';
import { isWanted, laneOf } from '../../board/index.ts';
import { useCourseName } from '../../courses/index.ts';
import { useVenue } from '../../session/index.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './whole.module.css';

type Item = BoardOrder['items'][number];
const isReady = (item: Item): boolean => item.ready_at !== null && !item.is_delivered && isWanted(item);

/** How many of it are wanted; of what was taken off entirely, how many were. */
const countOf = (item: Item): number => (isWanted(item) ? item.quantity - item.taken_off : item.quantity);

const ItemText = ({ item, course }: { item: Item; course: string | null }) => {
  const { t } = useText();
  return (
    <span className={styles.itemText}>
      <span className={styles.itemLine}>
        <b className={styles.quantity}>{countOf(item)}&nbsp;×</b>{' '}
        <span className={styles.itemName}>{item.name}</span>
        {course !== null && (
          <span className={styles.course}>{item.held ? t('kitchen.held', { course }) : course}</span>
        )}
        {item.taken_off > 0 && (
          <span className={styles.off}>
            {isWanted(item) ? t('order.takenOffSome', { count: item.taken_off }) : t('order.takenOff')}
          </span>
        )}
        {isReady(item) && <span className={styles.ready}>{t('ready.badge')}</span>}
      </span>
      {item.modifiers.map((modifier, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placed line never changes its modifiers
        <span key={place} className={styles.modifier}>
          {modifier.quantity > 1
            ? t('order.modifierTimes', { quantity: modifier.quantity, name: modifier.name })
            : modifier.name}
        </span>
      ))}
      {item.note !== '' && (
        <span className={styles.itemNote} data-allergy={mentionsAllergy(item.note) || undefined}>
          <Icon name={mentionsAllergy(item.note) ? 'alert' : 'note'} size="1.1em" />
          <bdi>{item.note}</bdi>
        </span>
      )}
    </span>
  );
};

type Props = { order: BoardOrder; doing: ActOnOrder };

/** The dishes; in the making, each is one large button that marks it delivered or takes the mark back. */
export const OrderItems = ({ order, doing }: Props) => {
  const { t } = useText();
  const { may } = useVenue();
  const tappable = laneOf(order) === 'progress' && may('moveOrders');
  const nameOf = useCourseName();
  const courseOf = ({ course_id }: Item): string | null =>
    course_id !== null && order.courses ? nameOf(course_id) : null;
  return (
    <ul className={styles.items}>
      {order.items.map(item => (
        <li
          key={item.id}
          data-delivered={item.is_delivered || undefined}
          data-off={!isWanted(item) || undefined}
          data-ready={(tappable && isReady(item)) || undefined}
        >
          {tappable && (isWanted(item) || item.is_delivered) ? (
            <UnstyledButton
              className={styles.itemButton}
              aria-pressed={item.is_delivered}
              aria-label={t(item.is_delivered ? 'deliver.undo' : 'deliver.mark', {
                item: `${countOf(item)} × ${[item.name, ...item.modifiers.map(each => each.name), item.note].filter(Boolean).join(', ')}`,
              })}
              disabled={doing.disabled}
              onClick={() => doing.act({ kind: 'deliver', items: [item.id], delivered: !item.is_delivered })}
            >
              <span className={`${banded.tick} ${styles.tick}`}>
                {item.is_delivered && <Icon name="check" size="1.3rem" />}
              </span>
              <ItemText item={item} course={courseOf(item)} />
              {item.is_delivered && (
                <span className={styles.undo}>
                  <Icon name="undo" size="1.2rem" />
                </span>
              )}
            </UnstyledButton>
          ) : (
            <div className={styles.itemPlain}>
              <ItemText item={item} course={courseOf(item)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};
