import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { Hours, Shift } from '@tableside/contract/http/admin/shifts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { ownShiftKey, shiftsKey } from '../shift-queries.ts';

type Props = { shift: Shift | null; team: Hours['team']; onClose: () => void };

/** Corrects a shift, ends one that was forgotten, or writes one down that nobody began; always with a reason. */
export const ShiftSheet = ({ shift, team, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [person, setPerson] = useState(shift?.person ?? team[0]?.id ?? '');
  const [from, setFrom] = useState(shift?.from ?? '');
  const [to, setTo] = useState(shift?.to ?? '');
  const [breaks, setBreaks] = useState<number | string>(shift?.break_minutes ?? 0);
  const [reason, setReason] = useState('');
  const save = async (): Promise<void> => {
    const times = { from, to, break_minutes: Number(breaks), reason: reason.trim() };
    const answer = await run({
      name: `shift ${shift?.id ?? person} ${JSON.stringify(times)}`,
      send: at =>
        shift
          ? call('POST /console/{venue}/shifts/{shift}/correct', {
              venue: at,
              shift: shift.id,
              body: { version: shift.version, ...times },
            })
          : call('POST /console/{venue}/shifts/add', { venue: at, body: { person, ...times } }),
    });
    await client.invalidateQueries({ queryKey: shiftsKey(venue.id) });
    await client.invalidateQueries({ queryKey: ownShiftKey(venue.id) });
    if (!answer) return;
    notify({ message: t('worked.saved'), tone: 'calm' });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={shift?.name ?? t('worked.add')}>
      <Form onSubmit={save}>
        {!shift && (
          <NativeSelect
            size="lg"
            label={t('worked.person')}
            value={person}
            data={team.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={event => setPerson(event.currentTarget.value)}
          />
        )}
        <TextInput
          type="datetime-local"
          required
          withAsterisk={false}
          label={t('worked.from')}
          value={from}
          onChange={event => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          required
          withAsterisk={false}
          label={t('worked.to')}
          min={from}
          value={to}
          onChange={event => setTo(event.currentTarget.value)}
        />
        <NumberInput
          label={t('worked.break')}
          min={0}
          max={1440}
          allowDecimal={false}
          value={breaks}
          onChange={setBreaks}
        />
        <TextInput
          label={t('worked.reason')}
          description={t('worked.reasonHint')}
          required
          withAsterisk={false}
          value={reason}
          maxLength={200}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy} disabled={disabled}>
          {t('worked.save')}
        </Button>
      </Form>
    </Sheet>
  );
};
