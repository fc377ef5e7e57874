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

/** Of what was taken off: the word that a cook reads before anything else. */
const Void = ({ line }: { line: Line }) => {
  const { t } = useText();
  return (
    <strong className={styles.void}>
      {line.left > 0 ? t('kitchen.voidSome', { count: line.unseen }) : t('kitchen.void')}
    </strong>
  );
};

/**
 * A dish as large as it can be; one tap says that it is made, another takes that back. What was taken off is struck through,
 * and a tap says that it was seen.
 */
export const TicketLine = ({ line, station, warns, disabled, onTap }: Props) => {
  const { t } = useText();
  const off = line.left === 0;
  const done = line.doneAt !== null && !off;
  return (
    <li data-block="line" data-done={done || undefined} data-off={off || undefined}>
      <button
        type="button"
        className={styles.line}
        aria-pressed={off ? undefined : done}
        aria-label={off ? t('kitchen.voidLine', { item: `${line.quantity} × ${line.name}` }) : undefined}
        disabled={disabled || line.delivered_at !== null}
        onClick={onTap}
      >
        <span className={styles.quantity}>{off ? line.quantity : line.left}×</span>
        <span className={styles.what}>
          <span className={styles.dish}>{line.name}</span>
          {line.unseen > 0 && <Void line={line} />}
          {line.modifiers.map(({ id, name }) => (
            <span key={id} className={styles.modifier}>
              {name}
            </span>
          ))}
        </span>
        {!off && (
          <span className={`${banded.tick} ${styles.tick}`}>
            {done && <Icon name="check" size="1.4em" />}
          </span>
        )}
        {line.note !== '' && (
          <span className={styles.note} data-allergy={mentionsAllergy(line.note) || undefined}>
            <Icon name={mentionsAllergy(line.note) ? 'alert' : 'note'} size="1.3em" />
            <span>
              <VisuallyHidden component="span">{t('kitchen.lineNote')} </VisuallyHidden>
              <bdi>{line.note}</bdi>
            </span>
          </span>
        )}
        {!off && (
          <span className={styles.facts}>
            <LineContents line={line} whole={warns} className={styles.allergens} />
            {station !== undefined && <span className={styles.station}>{station}</span>}
          </span>
        )}
      </button>
    </li>
  );
};
