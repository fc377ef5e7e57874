import { Button, Checkbox } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { sum } from '@tableside/domain/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { billOfTable, billsQuery, usePieceName } from '../../bills/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { tablesQuery } from '../../tables/index.ts';
import styles from '../floor.module.css';
import { canBeJoined } from './parties.ts';
import { TablesToChoose } from './TablesToChoose.tsx';
import { usePartyAction } from './use-party-action.ts';

/** The contract's bound on people at a table. */
const MAX_PEOPLE = 200;

type Props = { table: BoardTable; onClose: () => void };

/** Which unpaid dishes stand on another table's bill from now on, and on which. */
export const SplitSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const pieceName = usePieceName();
  const name = useTableName()(table.name);
  const client = useQueryClient();
  const { act, disabled } = usePartyAction(table, 'split.done', onClose);
  const { data: bills = [] } = useQuery(billsQuery(client, venue.id));
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [people, setPeople] = useState(0);
  const [choosingTable, setChoosingTable] = useState(false);
  const [asked, setAsked] = useState(false);
  const bill = billOfTable(bills, table.id);
  const unpaid = bill?.items.filter(({ is_paid }) => !is_paid) ?? [];
  const items = unpaid.filter(({ id }) => chosen.includes(id));
  const amount = money.show(sum(items.map(({ price }) => money.read(price))));
  const others = tables.filter(other => other.id !== table.id && canBeJoined(other));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id]);
  const split = (to: BoardTable) => {
    const ids = items.map(({ id }) => id);
    return act(`split ${people} ${ids.join(' ')}`, to, place =>
      call('POST /console/{venue}/tables/{table}/split', {
        ...place,
        body: { to: to.id, items: ids, people },
      }),
    );
  };
  if (choosingTable) {
    return (
      <Sheet opened onClose={onClose} title={t('split.where', { amount })}>
        <div className={styles.form}>
          <div className={styles.going}>
            <span>{t('split.people')}</span>
            <Stepper label={t('split.people')} value={people} min={0} max={MAX_PEOPLE} onChange={setPeople} />
          </div>
          <TablesToChoose tables={others} disabled={disabled} onChoose={to => void split(to)} />
          <Button size="xl" variant="default" onClick={() => setChoosingTable(false)}>
            {t('add.back')}
          </Button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={t('split.title', { table: name })}>
      <div className={styles.form}>
        <p>{t(unpaid.length === 0 ? 'split.none' : 'split.what')}</p>
        <ul className={styles.dishes}>
          {unpaid.map(item => (
            <li key={item.id}>
              <Checkbox
                size="lg"
                checked={chosen.includes(item.id)}
                onChange={() => toggle(item.id)}
                label={`${pieceName(item)} · ${money.text(item.price)}`}
              />
            </li>
          ))}
        </ul>
        {asked && items.length === 0 && <p role="alert">{t('split.first')}</p>}
        <div className={styles.buttons}>
          <Button size="xl" variant="default" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          {unpaid.length > 0 && (
            <Button size="xl" onClick={() => (items.length > 0 ? setChoosingTable(true) : setAsked(true))}>
              {t('split.choose', { amount })}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
};
