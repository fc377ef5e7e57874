import { Button, NumberInput } from '@mantine/core';
import type { VenueSecurity } from '@tableside/contract/http/console-staff';
import { LOCK_MINUTES, TWO_STEP_RULES } from '@tableside/domain/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Failure } from '../../parts/Failure.tsx';
import { FilterChips } from '../../parts/FilterChips.tsx';
import { Form } from '../../parts/Form.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { securityKey } from './staff-queries.ts';
import { useAttempt } from './use-attempt.ts';
import { useProven } from './use-proven.tsx';

/** Whom the venue asks for the second step, and when shared devices lock; the owner's to change. */
export const PolicyForm = ({ security }: { security: VenueSecurity }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const [rule, setRule] = useState(security.two_step);
  const [minutes, setMinutes] = useState<number>(security.lock_minutes);
  const { run, busy, failure } = useAttempt();
  const { guard, sheet } = useProven();
  const save = () =>
    run(() =>
      guard(async () => {
        const body = { two_step: rule, lock_minutes: minutes };
        const answer = await call('POST /console/{venue}/security', { venue: venue.id, body });
        client.setQueryData(securityKey(venue.id), answer.security);
        notify({ message: t('security.saved'), tone: 'calm' });
      }),
    );
  return (
    <>
      <Form onSubmit={save}>
        <h3>{t('security.twoStep')}</h3>
        <FilterChips
          label={t('security.twoStep')}
          value={rule}
          options={TWO_STEP_RULES.map(value => ({ value, label: t(`security.twoStep.${value}`) }))}
          onChoose={setRule}
        />
        <NumberInput
          label={t('security.lock')}
          value={minutes}
          min={LOCK_MINUTES.least}
          max={LOCK_MINUTES.most}
          allowDecimal={false}
          hideControls
          onChange={value => setMinutes(Number(value) || LOCK_MINUTES.usual)}
        />
        <Failure text={failure} />
        <Button type="submit" loading={busy}>
          {t('security.save')}
        </Button>
      </Form>
      {sheet}
    </>
  );
};
