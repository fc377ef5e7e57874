import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { freshKey } from '../../../api/idempotency.ts';
import { type Translate, useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import { againstMenu } from '../add/menu-changes.ts';
import { menuQuery } from '../add/menu-query.ts';
import styles from '../sheets.module.css';
import { answered, type Choice, choicesFor, type MovedTo } from './answer.ts';
import { queueChanged, unsentTable } from './queue.ts';
import { totalOf, type UnsentOrder } from './unsent-order.ts';

type Props = {
  order: UnsentOrder;
  /** Where its party sits by now, if it moved. */
  moved: MovedTo;
};

/** What the server would say of a code, in the words of other refusals. */
const whyOf = (code: string | undefined, t: Translate): string =>
  failureText(Object.assign(new Error(code), { name: 'ApiFailure', code, http: 400, details: {} }), t);

const whatOf = ({ lines }: UnsentOrder): string =>
  lines
    .map(({ quantity, name, details }) => `${quantity} × ${[name, details].filter(Boolean).join(', ')}`)
    .join('; ');

/** An order that waits: what is in it, what is asked about it, and the choices that there are. */
export const UnsentWords = ({ order, moved }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const clock = useClock();
  const tableName = useTableName();
  const client = useQueryClient();
  const { data: menu } = useQuery(menuQuery(venue.id));
  const [sure, setSure] = useState(false);
  const { asks, lines, sent } = order;
  const was = money.show(totalOf(order));
  const cash = order.to.kind === 'cash';
  const { decimals } = venue.currency;
  const priced = (line: UnsentOrder['lines'][number]) => againstMenu(line, menu, decimals);
  const now = money.show(totalOf({ ...order, lines: lines.map(priced) }));

  const choices = choicesFor(order, moved);

  const asked = (): string => {
    switch (asks?.question) {
      case undefined:
        return t(sent ? (cash ? 'unsent.maybeCash' : 'unsent.maybe') : 'unsent.waits');
      case 'old':
        return t(cash ? 'unsent.ask.oldCash' : 'unsent.ask.old', { time: clock.time(order.at) });
      case 'gone': {
        const dish = lines.find(({ wire }) => 'menu_item_id' in wire && wire.menu_item_id === asks?.item);
        return t('unsent.ask.gone', { dish: dish?.name ?? '' });
      }
      case 'price':
        return t('unsent.ask.price', { now, was });
      case 'left':
        if (cash) return t(choices.includes('follow') ? 'unsent.ask.joinedCash' : 'unsent.ask.closedCash');
        return t(order.to.kind === 'table' ? 'unsent.ask.left' : 'unsent.ask.closed');
      case 'seated':
        return t('unsent.ask.seated');
      case 'refused':
        return t(cash ? 'unsent.ask.refusedCash' : 'unsent.ask.refused', { why: whyOf(asks?.code, t) });
      case 'failed':
        return t('unsent.ask.failed');
    }
  };
  const wordsOf = (choice: Choice): string => {
    switch (choice) {
      case 'without':
        return t('unsent.do.without');
      case 'asItCosts':
        return t('unsent.do.asItCosts', { amount: now });
      case 'here':
        if (asks?.question === 'seated') return t('unsent.do.sameGuests');
        return t(order.to.kind === 'table' ? 'unsent.do.here' : 'unsent.do.newBill');
      case 'follow':
        return t(cash ? 'unsent.do.followCash' : 'unsent.do.follow', { table: tableName(moved?.name ?? '') });
      case 'send':
        return t(cash ? 'unsent.do.book' : 'unsent.do.send');
      case 'drop':
        if (cash) return t(sure ? 'unsent.do.giveBackSure' : 'unsent.do.giveBack');
        return t(sure ? 'unsent.do.dropSure' : 'unsent.do.drop');
    }
  };
  const choose = async (choice: Choice): Promise<void> => {
    if (choice === 'drop' && !sure) {
      setSure(true);
      return;
    }
    if (choice === 'asItCosts') await client.refetchQueries({ queryKey: menuQuery(venue.id).queryKey });
    // It may have gone meanwhile, or another tab was quicker.
    const latest = await unsentTable.get(order.token);
    const next = latest && answered(latest, choice, { now: Date.now(), freshKey: freshKey(), moved, priced });
    if (next) await unsentTable.put(next);
    else await unsentTable.remove(order.token);
    queueChanged();
  };
  return (
    <>
      <p className={styles.asked} data-asks={asks !== null || undefined}>
        {asked()}
      </p>
      <p>{[whatOf(order), was].filter(Boolean).join(' · ')}</p>
      <div className={styles.choices}>
        {choices.map((choice, place) => (
          <Button
            key={choice}
            size="md"
            data-act=""
            variant={choice === 'drop' ? (sure ? 'filled' : 'default') : place === 0 ? 'filled' : 'default'}
            color={choice !== 'drop' ? 'pine' : sure ? 'brick' : 'gray'}
            onBlur={() => choice === 'drop' && setSure(false)}
            onClick={() => void choose(choice)}
          >
            {wordsOf(choice)}
          </Button>
        ))}
      </div>
    </>
  );
};
