import { Button, Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { providersKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { methodWords } from '../payments/index.ts';
import { useVenue } from '../session/index.ts';
import { useProvenAction } from '../staff/index.ts';
import { moved, orderOf, toggled } from './method-order.ts';
import type { PaymentSettings } from './providers-query.ts';
import styles from './settings.module.css';

/** Which methods guests see, in their order; to be changed by the owner, to be read by others. */
export const MethodList = ({ settings }: { settings: PaymentSettings }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useProvenAction();
  const [order, setOrder] = useState(() => orderOf(settings.methods));
  const may = venue.may('setProviders');
  const before = orderOf(settings.methods).chosen;
  const changed = before.join() !== order.chosen.join();
  const save = () => {
    const methods = [...order.chosen];
    return act(
      {
        name: `methods ${methods.join()}`,
        send: venueId => call('POST /console/{venue}/payment-methods', { venue: venueId, body: { methods } }),
      },
      async () => {
        await client.invalidateQueries({ queryKey: providersKey(venue.id) });
        notify({ message: t('settings.methodsSaved'), tone: 'calm' });
      },
    );
  };
  const row = (id: string, place: number | null) => {
    const name = methodWords(id, t);
    const ready = settings.methods.find(method => method.id === id)?.ready ?? false;
    return (
      <li key={id} data-chosen={place !== null || undefined}>
        <Checkbox
          size="md"
          checked={place !== null}
          disabled={!may}
          onChange={() => setOrder(toggled(order, id))}
          classNames={{ body: styles.methodBody }}
          label={
            <span className={styles.methodName}>
              {place !== null && <b>{place + 1}.</b>} {name}
              {!ready && <small>{t('settings.noKeys')}</small>}
            </span>
          }
        />
        {may && place !== null && (
          <span className={styles.moves}>
            <MoveButtons
              boxed
              up={t('settings.up', { method: name })}
              down={t('settings.down', { method: name })}
              place={place}
              count={order.chosen.length}
              onMove={by => setOrder(moved(order, id, by))}
            />
          </span>
        )}
      </li>
    );
  };
  return (
    <SettingsCard>
      <h2>{t('settings.methods')}</h2>
      <p>{t('settings.methodsHint')}</p>
      <ol className={styles.methods}>
        {order.chosen.map((id, place) => row(id, place))}
        {order.others.map(id => row(id, null))}
      </ol>
      {may && (
        <Button size="lg" loading={busy} disabled={disabled || !changed} onClick={save}>
          {t('settings.saveMethods')}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
