import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { stockKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { NO_STOCK, stockQuery } from '../../stock/index.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';
import styles from '../kitchen.module.css';
import { type SoldOutChoice, soldOutChoices } from './sold-out-choices.ts';

type Props = { ticket: BoardTicket | undefined; onClose: () => void };

/** Takes something of a ticket off the menu: chosen, then confirmed, because every guest sees it at once. */
export const SoldOutSheet = ({ ticket, onClose }: Props) => {
  const { t } = useText();
  const notify = useNotify();
  const venue = useVenue();
  const client = useQueryClient();
  const { data: stock = NO_STOCK } = useQuery({ ...stockQuery(venue.id), enabled: ticket !== undefined });
  const { run, disabled } = useVenueAction();
  const [chosen, setChosen] = useState<SoldOutChoice | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!chosen) return;
    const { kind, id, name } = chosen;
    const done = await run({
      name: `stock ${kind} ${id} 0`,
      sets: `stock ${kind} ${id}`,
      send: (venue, idempotencyKey) =>
        call('POST /console/{venue}/stock', { venue, idempotencyKey, body: { kind, id, remaining: 0 } }),
    });
    if (!done) return;
    void client.invalidateQueries({ queryKey: stockKey(venue.id) });
    notify({ message: t('kitchen.soldOutDone', { name }), tone: 'calm' });
    close();
  };
  return (
    <Sheet gloves opened={ticket !== undefined} onClose={close} title={t('kitchen.soldOutTitle')}>
      {chosen ? (
        <div className={styles.confirm}>
          <p>{t('kitchen.soldOutConfirm', { name: chosen.name })}</p>
          {chosen.takes && <p>{t('kitchen.soldOutWith', { dishes: chosen.takes.join(', ') })}</p>}
          <button type="button" className={styles.tool} onClick={() => setChosen(null)}>
            {t('kitchen.back')}
          </button>
          <button type="button" className={styles.danger} disabled={disabled} onClick={() => void confirm()}>
            {t('kitchen.soldOutYes')}
          </button>
        </div>
      ) : (
        <ul className={styles.choices}>
          {(ticket ? soldOutChoices(ticket, stock) : []).map(choice => (
            <li key={`${choice.kind} ${choice.id}`}>
              <button type="button" className={styles.choice} onClick={() => setChosen(choice)}>
                <span>{choice.name}</span>
                <small>{t(`kitchen.kind.${choice.kind}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
