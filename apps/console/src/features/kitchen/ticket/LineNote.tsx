import { VisuallyHidden } from '@mantine/core';
import { mentionsAllergy } from '@tableside/domain/allergens';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { Line } from '../board/kitchen-board.ts';
import styles from './ticket.module.css';

/** The note before, struck through, and the one that counts. An allergy stays an alarm, also where it is news. */
const Changed = ({ before, now }: { before: string; now: string }) => {
  const { t } = useText();
  return (
    <span className={styles.changed}>
      <strong className={styles.void}>{t('kitchen.changed')}</strong>
      {before !== '' && (
        <span className={styles.before}>
          <VisuallyHidden component="span">{t('kitchen.changedFrom')} </VisuallyHidden>
          <s>
            <bdi>{before}</bdi>
          </s>
        </span>
      )}
      <span className={styles.now} data-allergy={mentionsAllergy(now) || undefined}>
        {mentionsAllergy(now) && <Icon name="alert" size="1.3em" />}
        <span>
          <VisuallyHidden component="span">{t('kitchen.changedTo')} </VisuallyHidden>
          <bdi>{now === '' ? t('kitchen.noNote') : now}</bdi>
        </span>
      </span>
    </span>
  );
};

/** What is asked of a dish. What staff changed meanwhile is red until the dish is made. */
export const LineNote = ({ line }: { line: Line }) => {
  const { t } = useText();
  const { note, note_was: before } = line;
  if (before !== null && line.left > 0) return <Changed before={before} now={note} />;
  if (note === '') return null;
  return (
    <span className={styles.note} data-allergy={mentionsAllergy(note) || undefined}>
      <Icon name={mentionsAllergy(note) ? 'alert' : 'note'} size="1.3em" />
      <span>
        <VisuallyHidden component="span">{t('kitchen.lineNote')} </VisuallyHidden>
        <bdi>{note}</bdi>
      </span>
    </span>
  );
};
