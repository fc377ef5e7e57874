import { Button, TextInput } from '@mantine/core';
import { isPin, PIN_ROLES, type PinRole } from '@tableside/domain/staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useVenue } from '../../session/index.ts';
import { securityQuery } from '../../staff/index.ts';
import { RoleChoice } from '../RoleChoice.tsx';
import styles from '../team.module.css';
import { useTeamAction } from '../use-team-action.ts';
import { PinField } from './PinField.tsx';

/** Somebody without e-mail: a name, a role and a PIN for the shared tablets. */
export const AddByPinSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const { change, busy, disabled, sheet } = useTeamAction();
  const { data: security } = useQuery(securityQuery(venue.id));
  const [name, setName] = useState('');
  const [role, setRole] = useState<PinRole>('waiter');
  const [pin, setPin] = useState('');
  const [tried, setTried] = useState(false);
  const nameMissing = name.trim() === '';
  const add = async (): Promise<void> => {
    setTried(true);
    if (nameMissing || !isPin(pin)) return;
    const body = { name: name.trim(), role, pin };
    await change(
      `add ${body.name}`,
      at => call('POST /console/{venue}/team/add', { venue: at, body }),
      onClose,
      t('team.added', { name: body.name }),
    );
  };
  return (
    <Sheet opened onClose={onClose} title={t('team.addTitle')}>
      <Form onSubmit={add}>
        <p className={styles.hint}>{t('team.addHint')}</p>
        {security?.devices.length === 0 && <p className={styles.hint}>{t('team.noDevice')}</p>}
        <TextInput
          label={t('team.name')}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={tried && nameMissing ? t('team.nameMissing') : undefined}
          onChange={event => setName(event.currentTarget.value)}
        />
        <PinField value={pin} onChange={setPin} tried={tried} />
        <RoleChoice value={role} roles={PIN_ROLES} onChoose={setRole} />
        <Button type="submit" loading={busy} disabled={disabled}>
          {t('team.addNow')}
        </Button>
      </Form>
      {sheet}
    </Sheet>
  );
};
