import { VisuallyHidden } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { Line } from '../board/kitchen-board.ts';
import { LineContents } from './LineContents.tsx';
import { LineNote } from './LineNote.tsx';
import styles from './ticket.module.css';

type Props = {
  line: Line;
  /** Named where the screen shows several stations. */
  station: string | undefined;
  /** Somebody at this order has an allergy: then it matters what a dish contains. */
  warns: boolean;
  /** Made, and seen by who sends the plates out. */
  onPass: boolean;
  disabled: boolean;
  onTap: (tapped: Element) => void;
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
export const TicketLine = ({ line, station, warns, onPass, disabled, onTap }: Props) => {
  const { t } = useText();
  const off = line.left === 0;
  const done = line.doneAt !== null && !off;
  return (
    <li
      data-block="line"
      data-done={done || undefined}
      data-off={off || undefined}
      data-pass={onPass || undefined}
    >
      <button
        type="button"
        className={styles.line}
        aria-pressed={off ? undefined : done}
        aria-label={off ? t('kitchen.voidLine', { item: `${line.quantity} × ${line.name}` }) : undefined}
        disabled={disabled}
        onClick={event => onTap(event.currentTarget)}
      >
        <span className={styles.quantity} data-many={(!off && line.left > 1) || undefined}>
          {!off && line.unseen > 0 && <s>{line.left + line.unseen}</s>} {off ? line.quantity : line.left}
          <VisuallyHidden component="span"> × </VisuallyHidden>
        </span>
        <span className={styles.what}>
          <span className={styles.dish}>{line.name}</span>
          {line.seat !== null && (
            <span className={styles.seat}>{t('kitchen.seat', { seat: line.seat })}</span>
          )}
          {line.unseen > 0 && <Void line={line} />}
          {line.modifiers.map(({ id, name }) => (
            <span key={id} className={styles.modifier}>
              {name}
            </span>
          ))}
        </span>
        {(done || onPass) && (
          <span className={styles.tick}>
            <Icon name="check" size="1.6em" />
            {onPass && <VisuallyHidden component="span">{t('kitchen.onPass')}</VisuallyHidden>}
          </span>
        )}
        <LineNote line={line} />
        {!off && (
          <span className={styles.facts}>
            {station !== undefined && <span className={styles.station}>{station}</span>}
            {warns && <LineContents line={line} className={styles.allergens} />}
          </span>
        )}
      </button>
    </li>
  );
};
