import { Button } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { MoneyTaken } from '../../../parts/sheet/MoneyTaken.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { SteadyStart } from '../../../parts/steady/SteadyStart.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { type Drawer, DrawerChoice, DrawerNews, useDrawer } from '../../drawer/index.ts';
import { useMoney } from '../../session/index.ts';
import { amountDue } from '../amounts.ts';
import type { OrderSheet } from './use-order-sheet.ts';

type Taken = { readonly payment: string; readonly amount: Minor };
type TakenProps = { readonly taken: Taken; readonly drawer: Drawer; readonly onDone: () => void };

/** The cash is noted, and the drawer beside this device opens for it, or says why it does not. */
const CashTaken = ({ taken: { payment, amount }, drawer, onDone }: TakenProps) => {
  const { t } = useText();
  const money = useMoney();
  const { own } = drawer;
  return (
    <Form onSubmit={onDone}>
      <div role="status">
        <MoneyTaken amount={money.show(amount)} />
      </div>
      {own && (
        <DrawerNews drawer={drawer} name={own.name} onAgain={() => void drawer.open(own.id, { payment })} />
      )}
      <Button type="submit" size="xl">
        {t('settle.done')}
      </Button>
    </Form>
  );
};

/** Asks before cash is noted, and which drawer it goes into: what was taken is given back only as a refund, by who may. */
export const CashSheet = ({
  sheet: { order, doing, send, failed, newSum, close },
}: {
  sheet: OrderSheet;
}) => {
  const { t } = useText();
  const money = useMoney();
  const tableName = useTableName();
  const drawer = useDrawer();
  const [taken, setTaken] = useState<Taken | null>(null);
  const due = newSum === null ? amountDue(order, money.read) : money.read(newSum);
  const table = tableName(order.table_name);
  const take = () => {
    const { own } = drawer;
    void send(
      { kind: 'settle-cash', expected: due },
      own
        ? payment => {
            setTaken({ payment, amount: due });
            void drawer.open(own.id, { payment });
          }
        : undefined,
    );
  };
  if (taken) {
    return (
      <Sheet opened onClose={close} title={t('settle.doneTitle', { table })}>
        <CashTaken taken={taken} drawer={drawer} onDone={close} />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={close} title={t('cash.ask')}>
      <SteadyStart>
        <Form onSubmit={take}>
          <p>{t('cash.askHint', { table, number: order.order_id })}</p>
          <DrawerChoice drawer={drawer} />
          <Failure text={failed} />
          <Button type="submit" size="xl" loading={doing.busy} disabled={doing.disabled}>
            {t('cash.took', { amount: money.show(due) })}
          </Button>
        </Form>
      </SteadyStart>
    </Sheet>
  );
};
