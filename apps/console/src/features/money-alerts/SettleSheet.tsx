import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alertsKey, copiesKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { GrowingTextarea } from '../../parts/form/GrowingTextarea.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenueAction, type VenueAnswer } from '../board/index.ts';
import { useVenue } from '../session/index.ts';

const MAX_NOTE = 200;

type Props = {
  title: string;
  /** Says what is settled, so that a second tap is the same deed. */
  name: string;
  send: (venueId: string, note: string) => Promise<VenueAnswer>;
  onClose: () => void;
};

/** Asks what was found before something is put away. */
export const SettleSheet = ({ title, name, send, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [note, setNote] = useState('');
  const settle = async () => {
    const done = await run({ name: `${name} ${note}`, send: venueId => send(venueId, note.trim()) });
    if (!done) return;
    await Promise.all(
      [alertsKey, copiesKey].map(key => client.invalidateQueries({ queryKey: key(venue.id) })),
    );
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={title}>
      <Form onSubmit={settle}>
        <GrowingTextarea
          label={t('alert.note')}
          required
          withAsterisk={false}
          description={t('alert.noteHint')}
          value={note}
          maxLength={MAX_NOTE}
          rows={2}
          onChange={event => setNote(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" size="xl" loading={busy} disabled={disabled}>
          {t('alert.settle')}
        </Button>
      </Form>
    </Sheet>
  );
};
