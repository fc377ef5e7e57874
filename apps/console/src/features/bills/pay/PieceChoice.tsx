import { Checkbox } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import { usePieceName } from '../lines/use-piece-name.ts';
import styles from '../sheets.module.css';
import { SeatChoice } from './SeatChoice.tsx';

type Props = {
  bill: StaffBill;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Which of the unpaid pieces the guest pays for, each by itself: of three beers one may be paid. */
export const PieceChoice = ({ bill, chosen, onChange }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const nameOf = usePieceName();
  const unpaid = bill.items.filter(({ is_paid, price }) => !is_paid && price > 0);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.pieces}>
      <legend>{t('settle.pieces')}</legend>
      <SeatChoice unpaid={unpaid} chosen={chosen} onChange={onChange} />
      {unpaid.map(piece => (
        <Checkbox
          key={piece.id}
          size="md"
          checked={chosen.has(piece.id)}
          onChange={event => toggle(piece.id, event.currentTarget.checked)}
          classNames={{ root: styles.piece, body: styles.pieceBody, labelWrapper: styles.pieceLabel }}
          label={
            <span className={styles.pieceWords}>
              <span>
                {nameOf(piece)}
                {piece.modifiers.length > 0 && (
                  <small>{piece.modifiers.map(({ name }) => name).join(', ')}</small>
                )}
                {piece.seat !== null && <small>{t('pad.seat', { seat: piece.seat })}</small>}
                {piece.in_hand !== null && piece.held_by !== null && (
                  <small>{t(`bill.hand.${piece.in_hand}`, { index: piece.held_by })}</small>
                )}
              </span>
              <b>{money.text(piece.price)}</b>
            </span>
          }
        />
      ))}
    </fieldset>
  );
};
