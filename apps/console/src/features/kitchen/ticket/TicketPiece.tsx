import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import banded from '../../../parts/list/banded.module.css';
import type { Piece } from '../board/columns/columns.ts';
import styles from './ticket.module.css';

/** Measures of the columns, pixels; null: a ticket stands whole where the page has it. */
export type Place = { readonly width: number; readonly gap: number } | null;

type Props = {
  band: string;
  place: Place;
  /** Absent: not measured yet, and not to be seen. */
  piece: Piece | undefined;
  /** Whose ticket it is the rest of; null: this is its beginning. */
  restOf: string | null;
  /** Somebody at this order has an allergy: the rest says so, too. */
  warns: boolean;
  /** How many dishes stand in the next column. */
  more: number;
  children: ReactNode;
};

/** A ticket, or as much of it as fits into one column: it says where it goes on, and what it is the rest of. */
export const TicketPiece = ({ band, place, piece, restOf, warns, more, children }: Props) => {
  const { t } = useText();
  const { width = 0, gap = 0 } = place ?? {};
  const { column = 0, top = 0 } = piece ?? {};
  return (
    <div
      className={`${banded.card} ${styles.ticket}`}
      data-block="piece"
      data-band={band}
      data-placed={place ? true : undefined}
      data-unmeasured={(place && !piece) || undefined}
      style={place ? { width, top, insetInlineStart: column * (width + gap) } : undefined}
    >
      {restOf !== null && (
        <p className={`${banded.head} ${styles.strip}`} data-allergy={warns || undefined}>
          {warns && <Icon name="alert" size="1.5em" />}
          <b>{restOf}</b>
          <span>
            {t('kitchen.continued')}
            {warns && <VisuallyHidden component="span"> {t('kitchen.allergy')}</VisuallyHidden>}
          </span>
        </p>
      )}
      {children}
      {more > 0 && (
        <p className={`${banded.head} ${styles.strip}`} data-end>
          <span>{t('kitchen.goesOn', { count: more })}</span> <Icon name="next" />
        </p>
      )}
    </div>
  );
};
