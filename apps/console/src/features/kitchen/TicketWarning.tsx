import { mentionsAllergy } from '@tableside/domain/kitchen';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ticket.module.css';

/** What the guest wrote, above the dishes; a note about an allergy is a warning and looks like one. */
export const TicketWarning = ({ note }: { note: string }) => {
  const { t } = useText();
  if (note.trim() === '') return null;
  const allergy = mentionsAllergy(note);
  return (
    <div className={styles.warning} data-allergy={allergy || undefined} role={allergy ? 'alert' : 'note'}>
      <Icon name={allergy ? 'alert' : 'note'} size="1.8em" />
      <div>
        <strong>{t(allergy ? 'kitchen.allergy' : 'kitchen.note')}</strong>
        <p>{note}</p>
      </div>
    </div>
  );
};
