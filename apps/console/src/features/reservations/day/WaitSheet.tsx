import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useReservationAction } from '../use-reservation-action.ts';
import { type Who, WhoFields } from './WhoFields.tsx';

const WAITS = ['', '10', '15', '20', '30', '45', '60'];

/** Somebody came and there is no table: they are written into the line, with what they were told. */
export const WaitSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const { run, refresh, busy, disabled } = useReservationAction();
  const [who, setWho] = useState<Who>({ party: 2, name: '', phone: '', note: '' });
  const [minutes, setMinutes] = useState('');
  const save = async (): Promise<void> => {
    const body = { ...who, wait_minutes: minutes === '' ? null : Number(minutes) };
    const answer = await run({
      name: `wait ${JSON.stringify(body)}`,
      send: (venue, idempotencyKey) =>
        call('POST /console/{venue}/reservations/wait', { venue, idempotencyKey, body }),
    });
    await refresh();
    if (answer) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('reservations.waitTitle')}>
      <Form onSubmit={() => void save()}>
        <WhoFields who={who} onChange={change => setWho({ ...who, ...change })} />
        <FilterChips
          label={t('reservations.waitFor')}
          value={minutes}
          onChoose={setMinutes}
          options={WAITS.map(value => ({
            value,
            label:
              value === '' ? t('reservations.waitUnknown') : t('age.minutes', { minutes: Number(value) }),
          }))}
        />
        <Button size="lg" type="submit" loading={busy} disabled={disabled}>
          {t('reservations.wait')}
        </Button>
      </Form>
    </Sheet>
  );
};
