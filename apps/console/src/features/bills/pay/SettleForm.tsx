import { Alert, Button, TextInput } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { minor } from '@tableside/domain/money';
import { useState } from 'react';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { SheetFoot } from '../../../parts/sheet/SheetFoot.tsx';
import { useLink } from '../../board/index.ts';
import { type Drawer, DrawerChoice } from '../../drawer/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import type { TerminalChoice } from '../../terminals/index.ts';
import { CashChange } from '../cash/CashChange.tsx';
import { CashField } from '../cash/CashField.tsx';
import styles from '../sheets.module.css';
import { WithoutLine } from '../unsent/WithoutLine.tsx';
import { PieceChoice } from './PieceChoice.tsx';
import type { PaidSince } from './paid-since.ts';
import { SettleNotice } from './SettleNotice.tsx';
import type { SettleRefusal } from './settle-refusal.ts';
import {
  changeFor,
  dueOf,
  obstacle,
  type SettleMethod,
  type Settlement,
  type SettlePart,
  terminalOf,
} from './settlement.ts';

const METHODS: readonly SettleMethod[] = ['cash', 'worldline', 'card-machine', 'room-bill'];
const PARTS: readonly SettlePart[] = ['all', 'items', 'amount'];
const CONFIRM: Record<SettleMethod, TextKey> = {
  cash: 'settle.confirmCash',
  worldline: 'inPerson.confirm',
  'card-machine': 'settle.confirmMachine',
  'room-bill': 'settle.confirmRoom',
};
const MAX_NOTE = 100;

type Props = {
  bill: StaffBill;
  settlement: Settlement;
  /** The terminals that money can be taken at. */
  terminals: readonly TerminalChoice[];
  onChange: (next: Settlement) => void;
  /** What others paid since staff looked; null: the sheet stands still. */
  paid: PaidSince | null;
  refusal: SettleRefusal | null;
  busy: boolean;
  disabled: boolean;
  onTake: () => void;
  drawer: Drawer;
};

/** How, for what, how much, and the tip; the button says the whole sum. */
export const SettleForm = (props: Props) => {
  const { bill, settlement, terminals, onChange, refusal, busy, disabled } = props;
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const { lost } = useLink();
  const { method, part, tip } = settlement;
  const set = (next: Partial<Settlement>) => onChange({ ...settlement, ...next });
  const due = dueOf(bill, settlement, money.read);
  const change = changeFor(bill, settlement, money.read);
  const why = obstacle(bill, settlement, money.read);
  /** It was taken with nothing chosen to be paid for. */
  const [none, setNone] = useState(false);
  // Only houses with rooms have them; which those are, the venue says by what it offers to guests.
  const has: Partial<Record<SettleMethod, boolean>> = {
    'room-bill': venue.payment_methods.includes('room-bill'),
    worldline: terminals.length > 0,
  };
  const methods = METHODS.filter(id => has[id] ?? true);
  return (
    <Form
      onSubmit={() => {
        setNone(why === 'nothing');
        if (why === null) props.onTake();
      }}
    >
      <SettleNotice
        bill={bill}
        paid={props.paid}
        refusal={refusal}
        onTakeFree={amount => set({ part: 'amount', amount })}
      />
      <FilterChips
        label={t('settle.method')}
        value={method}
        onChoose={chosen => set({ method: chosen })}
        options={methods.map(value => ({ value, label: t(`method.${value}`) }))}
      />
      {method === 'worldline' && terminals.length > 1 && (
        <FilterChips
          label={t('inPerson.terminal')}
          value={terminalOf(settlement, terminals)?.id ?? ''}
          onChoose={terminal => set({ terminal })}
          options={terminals.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FilterChips
        label={t('settle.part')}
        value={part}
        onChoose={chosen => set({ part: chosen, given: null })}
        options={PARTS.map(value => ({ value, label: t(`settle.part.${value}`) }))}
      />
      {part === 'items' && (
        <PieceChoice bill={bill} chosen={settlement.items} onChange={items => set({ items })} />
      )}
      {part === 'amount' && (
        <MoneyInput
          label={t('settle.amount')}
          description={t('settle.leftOnBill', { amount: money.text(bill.left) })}
          value={settlement.amount}
          error={why === 'more_than_left' ? t('settle.moreThanLeft') : undefined}
          onChange={amount => set({ amount })}
        />
      )}
      <MoneyInput label={t('settle.tip')} value={tip} onChange={next => set({ tip: next })} />
      {method === 'cash' && due > 0 && <CashField due={due} settlement={settlement} onChange={set} />}
      <WithoutLine words={method === 'cash' ? 'unsent.cashHow' : 'unsent.cashOnly'} />
      {method === 'cash' && !lost && <DrawerChoice drawer={props.drawer} />}
      {method === 'room-bill' && (
        <TextInput
          label={t('settle.room')}
          value={settlement.note}
          maxLength={MAX_NOTE}
          onChange={event => set({ note: event.currentTarget.value })}
        />
      )}
      {method === 'card-machine' && (
        <Alert color="gray" variant="light" icon={<Icon name="card" />}>
          {t('settle.machineHint', { amount: money.show(minor(due + (tip ?? 0))) })}
        </Alert>
      )}
      {method === 'worldline' && (
        <Alert color="gray" variant="light" icon={<Icon name="card" />}>
          {t('inPerson.hint')}
        </Alert>
      )}
      <SheetFoot>
        {none && why === 'nothing' && (
          <p role="alert" className={styles.refused}>
            {t(part === 'items' ? 'settle.noItems' : 'settle.noAmount')}
          </p>
        )}
        {change !== null && (
          <CashChange change={change} onKeep={rest => set({ tip: minor((tip ?? 0) + rest) })} />
        )}
        <Button type="submit" size="xl" loading={busy} disabled={disabled}>
          {t(CONFIRM[method], { amount: money.show(minor(due + (tip ?? 0))) })}
        </Button>
      </SheetFoot>
    </Form>
  );
};
