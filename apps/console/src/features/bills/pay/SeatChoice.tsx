import { UnstyledButton } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { bySeat } from '@tableside/domain/floor';
import { sum, toMajor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import parts from '../../../parts/parts.module.css';
import { useMoney, useVenue } from '../../session/index.ts';

type Props = {
  unpaid: StaffBill['items'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** One seat pays: all that it had is chosen by a tap, and by another one is not. */
export const SeatChoice = ({ unpaid, chosen, onChange }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { currency } = useVenue();
  const seats = bySeat(unpaid);
  if (seats.length === 0) return null;
  return (
    <fieldset className={parts.chips} aria-label={t('settle.seats')}>
      {seats.map(({ seat, pieces }) => {
        const all = pieces.every(({ id }) => chosen.has(id));
        const toggle = () => {
          const next = new Set(chosen);
          for (const { id } of pieces) {
            if (all) next.delete(id);
            else next.add(id);
          }
          onChange(next);
        };
        const amount = money.text(
          toMajor(sum(pieces.map(({ price }) => money.read(price))), currency.decimals),
        );
        return (
          <UnstyledButton key={seat} className={parts.chip} aria-pressed={all} onClick={toggle}>
            {t('settle.seat', { seat, amount })}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
};
