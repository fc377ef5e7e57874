import type { BoardOrder } from '@tableside/contract/http/console/board';
import { mentionsAllergy } from '@tableside/domain/allergens';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.ts';
import styles from './whole.module.css';

type NoteProps = {
  icon: IconName;
  tone: 'loud' | 'bad' | 'plain' | 'allergy';
  title?: string;
  children: ReactNode;
};

const Note = ({ icon, tone, title, children }: NoteProps) => (
  <div className={styles.note} data-tone={tone}>
    <Icon name={icon} />
    <div>
      {title && <strong className={styles.noteTitle}>{title}</strong>}
      <p className={tone === 'loud' || tone === 'allergy' ? styles.loud : undefined}>{children}</p>
    </div>
  </div>
);

/** Everything about the order that would hurt to overlook: it stands above the dishes. */
export const OrderNotes = ({ order }: { order: BoardOrder }) => {
  const { t } = useText();
  const details = Object.entries(order.additional_fields).filter(
    ([, value]) => value !== false && value !== '',
  );
  return (
    <>
      {order.status_reason && (
        <Note icon="alert" tone="bad">
          {t('order.reason', { reason: order.status_reason })}
        </Note>
      )}
      {order.asks_presence && (
        <Note icon="people" tone="loud">
          {t('order.firstOfVisit')}
        </Note>
      )}
      {order.allergy && (
        <Note icon="alert" tone="allergy" title={t('kitchen.allergy')}>
          {order.allergy}
        </Note>
      )}
      {order.comment && (
        <Note
          icon={mentionsAllergy(order.comment) ? 'alert' : 'note'}
          tone={mentionsAllergy(order.comment) ? 'allergy' : 'loud'}
          title={t(mentionsAllergy(order.comment) ? 'kitchen.allergy' : 'order.comment')}
        >
          {order.comment}
        </Note>
      )}
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value === true ? t('order.yes') : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
