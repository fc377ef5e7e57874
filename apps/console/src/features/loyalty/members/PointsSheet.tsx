import { Button, NumberInput } from '@mantine/core';
import { MAX_POINTS_AT_ONCE } from '@tableside/domain/loyalty';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import styles from '../loyalty.module.css';
import { loyaltyQuery } from '../loyalty-query.ts';
import type { Member } from './MemberRow.tsx';

/** Changes what a member has collected, with a reason. */
export const PointsSheet = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [units, setUnits] = useState<number | ''>('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const isWhole = units !== '' && units !== 0 && reason.trim() !== '';
  const write = () =>
    act(
      {
        name: `loyalty points ${member.id} ${units} ${reason}`,
        send: (venueId, idempotencyKey) =>
          call('POST /console/{venue}/loyalty/members/{card}/points', {
            venue: venueId,
            card: member.id,
            body: { units: Number(units), reason: reason.trim() },
            idempotencyKey,
          }),
        onFailure: async (error: unknown): Promise<boolean> => {
          const low = isApiFailure(error) && error.code === 'validation_failed';
          setWrong(low);
          return low;
        },
      },
      async ({ balance }) => {
        await client.invalidateQueries(loyaltyQuery(venue.id));
        notify({ message: t('loyalty.points.changed', { count: balance }), tone: 'calm' });
        onClose();
      },
    );
  return (
    <Sheet opened onClose={onClose} title={member.name === '' ? t('loyalty.unnamed') : member.name}>
      <Form stopsAtErrors className={styles.page} onSubmit={() => isWhole && void write()}>
        <p>{t('loyalty.points.balance', { count: member.balance ?? 0 })}</p>
        <NumberInput
          label={t('loyalty.points.units')}
          allowDecimal={false}
          min={-MAX_POINTS_AT_ONCE}
          max={MAX_POINTS_AT_ONCE}
          value={units}
          required
          withAsterisk={false}
          error={wrong ? t('loyalty.points.tooLow') : units === 0 ? t('loyalty.points.nothing') : undefined}
          onChange={typed => {
            setUnits(typed === '' ? '' : Number(typed));
            setWrong(false);
          }}
        />
        <ReasonField
          label={t('loyalty.points.reason')}
          presets={[
            t('loyalty.points.reason.cash'),
            t('loyalty.points.reason.sorry'),
            t('loyalty.points.reason.wrong'),
          ]}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('loyalty.points.changeNow')}
        </Button>
      </Form>
      {sheet}
    </Sheet>
  );
};
