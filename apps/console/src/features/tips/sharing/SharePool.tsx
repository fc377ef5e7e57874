import { Button, NumberInput, TextInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { areWeights, isCorrected, sharedBefore, sharesOf } from '@tableside/domain/payouts';
import { mayCorrectShift } from '@tableside/domain/shifts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Lacks } from '../../../parts/form/Lacks.tsx';
import { useLack } from '../../../parts/form/use-lack.ts';
import { meQuery, useClock, useMoney, useVenue } from '../../session/index.ts';
import styles from '../tips.module.css';
import type { ConsoleGifts } from '../tips-query.ts';
import { useGiftAction } from '../use-gift-action.ts';
import { countedPeople, saidWeights, type Typed, type Worked } from './counted.ts';
import { WorkedHours } from './WorkedHours.tsx';

type Props = { readonly gifts: Pick<ConsoleGifts, 'people' | 'sharing'>; readonly pool: Minor };

/** Shares the pool out: by hours that the clock recorded, by points that stand, or as the house says. */
export const SharePool = ({ gifts, pool }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { day } = useClock();
  const { act, busy, disabled } = useGiftAction();
  const { role } = useVenue();
  const { data: me } = useQuery(meQuery);
  const { rule, version } = gifts.sharing;
  const [worked, setWorked] = useState<Worked | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const counted = countedPeople(gifts, worked, typed);
  const fits = areWeights(counted);
  const shares = new Map(fits ? sharesOf(pool, counted).map(({ to, amount }) => [to, amount] as const) : []);
  const again = worked === null ? [] : sharedBefore(worked, gifts.sharing.shared);
  const needsReason = again.length > 0 || counted.some(isCorrected);
  const weights = saidWeights(rule, counted);
  const period = worked === null ? {} : { period: { from: worked.from, to: worked.to } };
  const body = { amount: pool, version, ...period, weights, reason: needsReason ? reason.trim() : '' };
  const why = !fits
    ? t(rule === 'hours' && worked === null ? 'tips.fillFirst' : 'tips.noPoints')
    : needsReason && reason.trim() === ''
      ? t('form.missing', { field: t(again.length > 0 ? 'tips.reasonAgain' : 'tips.reason') })
      : null;
  const lack = useLack(why);
  const share = () => {
    if (lack.stops()) return;
    return act(
      `share the pool ${JSON.stringify(body)}`,
      (venue, idempotencyKey) => call('POST /console/{venue}/gifts/share', { venue, idempotencyKey, body }),
      t('tips.sharedNow', { amount: money.show(pool) }),
    );
  };
  const partOf = (id: string): string | undefined => {
    const part = shares.get(id);
    return part === undefined ? undefined : money.show(part);
  };
  return (
    <div className={styles.paying}>
      <fieldset className={styles.sharing}>
        <legend>{t(`tips.weights.${rule}`)}</legend>
        {rule === 'hours' && (
          <WorkedHours
            shared={gifts.sharing.shared}
            onHours={read => {
              setWorked(read);
              setTyped({});
            }}
          />
        )}
        {rule !== 'points' && (
          <div className={styles.weights}>
            {counted.map(({ id, name, weight, recorded }) => (
              <NumberInput
                key={id}
                size="lg"
                className={styles.weight}
                inputWrapperOrder={['label', 'input', 'description']}
                label={name}
                description={[
                  recorded !== null && recorded !== weight && t('tips.recorded', { hours: recorded }),
                  partOf(id),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                min={0}
                max={1000}
                decimalScale={2}
                allowNegative={false}
                // As with shifts: nobody but an owner says hours of their own.
                disabled={rule === 'hours' && !mayCorrectShift(role, id === me?.id)}
                value={rule === 'house' ? (typed[id] ?? '') : weight}
                onChange={value => setTyped({ ...typed, [id]: value === '' ? 0 : Number(value) })}
              />
            ))}
          </div>
        )}
      </fieldset>
      {rule === 'points' && (
        <ul className={styles.lines}>
          {counted.map(({ id, name, weight }) => (
            <li key={id}>
              <span>{t('tips.pointsOf', { name, points: weight })}</span>
              <b>{partOf(id)}</b>
            </li>
          ))}
        </ul>
      )}
      {again.map(({ number, from, to }) => (
        <p key={number}>{t('tips.sharedBefore', { number, from: day(from), to: day(to) })}</p>
      ))}
      {needsReason && (
        <TextInput
          size="lg"
          label={t(again.length > 0 ? 'tips.reasonAgain' : 'tips.reason')}
          description={t('tips.reasonHint')}
          value={reason}
          maxLength={200}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      <Lacks why={lack.said} />
      <Button size="lg" loading={busy} disabled={disabled} onClick={share}>
        {t('tips.shareOut', { amount: money.show(pool) })}
      </Button>
    </div>
  );
};
