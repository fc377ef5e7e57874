import { Button } from '@mantine/core';
import type { MoneyAlert } from '@tableside/contract/http/console-money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { alertsKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/Form.tsx';
import { GrowingTextarea } from '../../parts/GrowingTextarea.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { alertTitle } from './alert-facts.ts';

const LONGEST_NOTE = 200;

/** Asks what was found before an alert is put away. */
export const SettleAlertSheet = ({ alert, onClose }: { alert: MoneyAlert; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [note, setNote] = useState('');
  const settle = async () => {
    const done = await run({
      name: `alert ${alert.id} ${note}`,
      send: venueId =>
        call('POST /console/{venue}/money-alerts/{alert}/settle', {
          venue: venueId,
          alert: alert.id,
          body: { note: note.trim() },
        }),
    });
    if (!done) return;
    await client.invalidateQueries({ queryKey: alertsKey(venue.id) });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t(alertTitle(alert.kind))}>
      <Form onSubmit={settle}>
        <GrowingTextarea
          label={t('alert.note')}
          description={t('alert.noteHint')}
          value={note}
          maxLength={LONGEST_NOTE}
          rows={2}
          onChange={event => setNote(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" size="xl" loading={busy} disabled={disabled || note.trim() === ''}>
          {t('alert.settle')}
        </Button>
      </Form>
    </Sheet>
  );
};
