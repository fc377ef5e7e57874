import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './ticket.module.css';
import { warnsOfAllergy } from './warnings.ts';

/**
 * What staff and the guest said of the order, above the dishes. An allergy is a warning and looks like one, also where it
 * stands at one dish only: who reads the head has been warned.
 */
export const TicketWarning = ({ order }: { order: KitchenOrder }) => {
  const { t } = useText();
  const allergy = warnsOfAllergy(order);
  const said = [...new Set([order.allergy, order.comment])].filter(words => words.trim() !== '');
  if (!allergy && said.length === 0) return null;
  return (
    <div className={styles.warning} data-allergy={allergy || undefined} role={allergy ? 'alert' : 'note'}>
      <Icon name={allergy ? 'alert' : 'note'} size="1.8em" />
      <div>
        <strong>{t(allergy ? 'kitchen.allergy' : 'kitchen.note')}</strong>
        {said.map(words => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </div>
  );
};
