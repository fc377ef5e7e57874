import { UnstyledButton } from '@mantine/core';
import { times, toMajor } from '@tableside/domain/money';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../bill.module.css';
import type { BillLine } from './bill-lines.ts';
import { usePieceName } from './use-piece-name.ts';

type Props = { line: BillLine; onChange?: ((line: BillLine) => void) | undefined };

/** Alike pieces: how many, what they cost together, who ordered them, and who is paying or has paid. */
export const BillLineRow = ({ line, onChange }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { currency } = useVenue();
  const nameOf = usePieceName();
  const { piece, ids, state } = line;
  const count = ids.length;
  const together = (wire: number): string =>
    money.text(toMajor(times(money.read(wire), count), currency.decimals));
  const notes = [
    ...piece.modifiers.map(({ name }) => name),
    piece.note,
    piece.seat === null ? '' : t('pad.seat', { seat: piece.seat }),
    piece.guest_index === null ? '' : t('order.guest', { index: piece.guest_index }),
    piece.order_id === null ? '' : t('order.number', { number: piece.order_id }),
  ].filter(note => note !== '');
  const content: ReactNode = (
    <>
      <span className={styles.lineName}>
        {count > 1 && <b>{count} × </b>}
        {nameOf(piece)}
      </span>
      <span className={styles.linePrice}>
        {piece.strikethrough_price !== null && <s>{together(piece.strikethrough_price)}</s>}
        <b>{together(piece.price)}</b>
      </span>
      {notes.length > 0 && <span className={styles.lineNotes}>{notes.join(' · ')}</span>}
      {piece.in_hand !== null && piece.held_by !== null && (
        <span className={styles.taken} data-hand={piece.in_hand}>
          <Icon name="phone" size="1.1em" /> {t(`bill.hand.${piece.in_hand}`, { index: piece.held_by })}
        </span>
      )}
      {state === 'paid' && (
        <span className={styles.lineNotes}>
          <Icon name="check" size="1.1em" />{' '}
          {piece.paid_by === null ? t('bill.paid') : t('bill.paidByGuest', { index: piece.paid_by })}
        </span>
      )}
    </>
  );
  return (
    <li data-state={state}>
      {onChange ? (
        <UnstyledButton className={styles.line} data-tappable onClick={() => onChange(line)}>
          {content}
        </UnstyledButton>
      ) : (
        <div className={styles.line}>{content}</div>
      )}
    </li>
  );
};
