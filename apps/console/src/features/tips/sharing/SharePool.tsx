import { Button, NumberInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { areWeights, sharesOf } from '@tableside/domain/payouts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../tips.module.css';
import type { ConsoleGifts } from '../tips-query.ts';
import { useGiftAction } from '../use-gift-action.ts';
import { WorkedHours } from './WorkedHours.tsx';

type Props = { readonly gifts: Pick<ConsoleGifts, 'people' | 'sharing'>; readonly pool: Minor };

/** Shares the pool out: by hours that are typed, by points that stand, or as the house says. */
export const SharePool = ({ gifts, pool }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { act, busy, disabled } = useGiftAction();
  const { people, sharing } = gifts;
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(sharing.points.map(each => [each.to, each.points])),
  );
  const weights = people.map(({ id }) => ({ to: id, weight: typed[id] ?? 0 }));
  const fits = areWeights(weights);
  const shares = new Map(fits ? sharesOf(pool, weights).map(({ to, amount }) => [to, amount] as const) : []);
  const share = () =>
    act(
      `share the pool ${pool} ${JSON.stringify(weights)}`,
      (venue, idempotencyKey) =>
        call('POST /console/{venue}/gifts/share', {
          venue,
          idempotencyKey,
          body: { amount: pool, weights: weights.filter(({ weight }) => weight > 0) },
        }),
      t('tips.sharedNow', { amount: money.show(pool) }),
    );
  return (
    <div className={styles.paying}>
      <fieldset className={styles.amounts}>
        <legend>{t(`tips.weights.${sharing.rule}`)}</legend>
        {sharing.rule === 'hours' && <WorkedHours onHours={setTyped} />}
        {people.map(({ id, name }) => {
          const part = shares.get(id);
          return (
            <NumberInput
              key={id}
              size="lg"
              label={name}
              description={part === undefined ? undefined : money.show(part)}
              min={0}
              max={1000}
              decimalScale={2}
              allowNegative={false}
              value={typed[id] ?? ''}
              onChange={value => setTyped({ ...typed, [id]: value === '' ? 0 : Number(value) })}
            />
          );
        })}
      </fieldset>
      <Button size="lg" loading={busy} disabled={disabled || !fits} onClick={share}>
        {t('tips.shareOut', { amount: money.show(pool) })}
      </Button>
    </div>
  );
};
