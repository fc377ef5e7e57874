import { VisuallyHidden } from '@mantine/core';
import { mentionsAllergy } from '@tableside/domain/allergens';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import banded from '../../parts/banded.module.css';
import type { Line } from './kitchen-board.ts';
import { LineContents } from './LineContents.tsx';
import styles from './ticket.module.css';

type Props = {
  line: Line;
  /** Named where the screen shows several stations. */
  station: string | undefined;
  /** Somebody at this order has an allergy: then traces matter too. */
  warns: boolean;
  disabled: boolean;
  onTap: () => void;
};

/** A dish as large as it can be; one tap says that it is made, another takes that back. */
export const TicketLine = ({ line, station, warns, disabled, onTap }: Props) => {
  const { t } = useText();
  const done = line.doneAt !== null;
  return (
    <li data-block="line" data-done={done || undefined}>
      <button
        type="button"
        className={styles.line}
        aria-pressed={done}
        disabled={disabled || line.delivered_at !== null}
        onClick={onTap}
      >
        <span className={styles.quantity}>{line.quantity}×</span>
        <span className={styles.what}>
          <span className={styles.dish}>{line.name}</span>
          {line.modifiers.map(({ id, name }) => (
            <span key={id} className={styles.modifier}>
              {name}
            </span>
          ))}
        </span>
        <span className={`${banded.tick} ${styles.tick}`}>{done && <Icon name="check" size="1.4em" />}</span>
        {line.note !== '' && (
          <span className={styles.note} data-allergy={mentionsAllergy(line.note) || undefined}>
            <Icon name={mentionsAllergy(line.note) ? 'alert' : 'note'} size="1.3em" />
            <span>
              <VisuallyHidden component="span">{t('kitchen.lineNote')} </VisuallyHidden>
              <bdi>{line.note}</bdi>
            </span>
          </span>
        )}
        <span className={styles.facts}>
          <LineContents line={line} whole={warns} className={styles.allergens} />
          {station !== undefined && <span className={styles.station}>{station}</span>}
        </span>
      </button>
    </li>
  );
};
