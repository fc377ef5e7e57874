import { Button } from '@mantine/core';
import type { CashDrawer } from '@tableside/contract/http/console/till/drawers';
import { type DrawerMove, holds } from '@tableside/domain/drawers';
import { type Minor, minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useMoney } from '../session/index.ts';
import styles from './drawers.module.css';
import { useDrawerAction } from './use-drawer-action.ts';

const PRESETS = {
  paid_out: ['drawer.why.shop', 'drawer.why.delivery'],
  to_house: ['drawer.why.tooMuch'],
  from_house: ['drawer.why.change'],
  paid_in: ['drawer.why.found'],
} as const satisfies Record<DrawerMove, readonly string[]>;
/** What is done most comes first. */
const ORDER: readonly DrawerMove[] = ['paid_out', 'to_house', 'from_house', 'paid_in'];

type Props = { drawer: CashDrawer; onClose: () => void };

/** Cash by hand: out of the drawer or into it, and why. */
export const MoveCashSheet = ({ drawer, onClose }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const notify = useNotify();
  const { act, busy, disabled } = useDrawerAction();
  const [kind, setKind] = useState<DrawerMove>('paid_out');
  const [amount, setAmount] = useState<Minor | null>(null);
  const [reason, setReason] = useState('');
  const tooMuch = amount !== null && !holds(minor(drawer.expected), kind, amount);
  const ready = amount !== null && amount > 0 && reason.trim() !== '' && !tooMuch;
  const move = async () => {
    if (!ready) return;
    const body = { kind, amount, reason: reason.trim() };
    const answer = await act(`drawer move ${drawer.id} ${JSON.stringify(body)}`, place =>
      call('POST /console/{venue}/drawers/{drawer}/move', { ...place, drawer: drawer.id, body }),
    );
    if (!answer) return;
    const left = money.show(minor(answer.drawer.expected));
    notify({ message: t('drawer.moved', { amount: left }), tone: 'calm' });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('drawer.move')}>
      <Form onSubmit={move}>
        <FilterChips
          label={t('drawer.move')}
          value={kind}
          options={ORDER.map(each => ({ value: each, label: t(`drawer.${each}`) }))}
          onChoose={next => {
            setKind(next);
            setReason('');
          }}
        />
        <p className={styles.soft}>{t(`drawer.${kind}Hint`)}</p>
        <MoneyInput
          label={t('drawer.amount')}
          required
          value={amount}
          onChange={setAmount}
          error={
            tooMuch
              ? t('drawer.holdsLess', { amount: money.show(minor(drawer.expected)) })
              : amount === 0
                ? t('drawer.noAmount')
                : undefined
          }
        />
        <ReasonField
          key={kind}
          label={t('drawer.why')}
          presets={PRESETS[kind].map(why => t(why))}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" size="xl" loading={busy} disabled={disabled}>
          {amount === null
            ? t(`drawer.${kind}`)
            : t('drawer.moveIt', { what: t(`drawer.${kind}`), amount: money.show(amount) })}
        </Button>
      </Form>
    </Sheet>
  );
};
