import { Button } from '@mantine/core';
import type { CashDrawer } from '@tableside/contract/http/console/till/drawers';
import { comesIn } from '@tableside/domain/drawers';
import { minor } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { drawerWords } from '../numbers/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { CountSheet } from './CountSheet.tsx';
import { DrawerLines } from './DrawerLines.tsx';
import styles from './drawers.module.css';
import { MoveCashSheet } from './MoveCashSheet.tsx';

/** Somebody's drawer: whose, since when, what is in it or was found in it, and what moved by hand. */
export const DayDrawer = ({ drawer }: { drawer: CashDrawer }) => {
  const { t } = useText();
  const { may } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const [asked, setAsked] = useState<'move' | 'count' | null>(null);
  const said = drawerWords(drawer.difference);
  const isOpen = drawer.closed_at === null;
  const shut = () => setAsked(null);
  return (
    <li className={styles.drawer}>
      <div className={styles.head}>
        <h4>{drawer.name}</h4>
        {isOpen && <Tag>{t('drawer.isOpenNow')}</Tag>}
        {said && (
          <Tag tone={said.tone === 'bad' ? 'late' : 'good'}>
            {t(said.key, { amount: money.show(said.amount) })}
          </Tag>
        )}
      </div>
      <p className={styles.soft}>
        {drawer.closed_at === null
          ? t('drawer.since', { time: clock.dayAndTime(drawer.opened_at) })
          : t('drawer.fromTo', {
              from: clock.dayAndTime(drawer.opened_at),
              to: clock.dayAndTime(drawer.closed_at),
              name: drawer.closed_by ?? '',
            })}
      </p>
      <DrawerLines drawer={drawer} />
      {drawer.counted !== null && (
        <dl className={styles.lines}>
          <div className={styles.strong}>
            <dt>{t('drawer.counted')}</dt>
            <dd>{money.show(minor(drawer.counted))}</dd>
          </div>
        </dl>
      )}
      {drawer.note !== '' && <p>{drawer.note}</p>}
      {drawer.moves.length > 0 && (
        <ul className={styles.moves}>
          {drawer.moves.map(({ at, kind, amount, reason, by }) => (
            <li key={`${at} ${kind} ${amount} ${reason}`}>
              <span>
                {clock.time(at)} · {reason}
                {by !== drawer.name && ` · ${by}`}
              </span>
              <b>{money.show(minor(comesIn(kind) ? amount : -amount))}</b>
            </li>
          ))}
        </ul>
      )}
      {isOpen && may('closeDays') && (
        <div className={styles.deeds}>
          <Button variant="default" onClick={() => setAsked('count')}>
            {t('drawer.count')}
          </Button>
          <Button variant="default" onClick={() => setAsked('move')}>
            {t('drawer.move')}
          </Button>
        </div>
      )}
      {asked === 'move' && <MoveCashSheet drawer={drawer} onClose={shut} />}
      {asked === 'count' && <CountSheet drawer={drawer} onClose={shut} />}
    </li>
  );
};
