import { Button } from '@mantine/core';
import { isPin } from '@tableside/domain/staff';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import styles from '../team.module.css';
import type { Member } from '../team-query.ts';
import { useTeamAction } from '../use-team-action.ts';
import { PinField } from './PinField.tsx';

type Props = { member: Member; onDone: () => void; onBack: () => void };

/** Another PIN for somebody who has nothing else. */
export const NewPinForm = ({ member: { id: person, name }, onDone, onBack }: Props) => {
  const { t } = useText();
  const { change, busy, disabled, sheet } = useTeamAction();
  const [pin, setPin] = useState('');
  const [tried, setTried] = useState(false);
  const give = async (): Promise<void> => {
    setTried(true);
    if (!isPin(pin)) return;
    await change(
      `${person} pin`,
      venue => call('POST /console/{venue}/team/{person}/pin', { venue, person, body: { pin } }),
      onDone,
      t('team.pinGiven', { name }),
    );
  };
  return (
    <Form onSubmit={give}>
      <p className={styles.hint}>{t('team.newPinHint', { name })}</p>
      <PinField value={pin} onChange={setPin} tried={tried} />
      <div className={styles.deeds}>
        <Button type="submit" loading={busy} disabled={disabled}>
          {t('team.newPinNow')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('team.back')}
        </Button>
      </div>
      {sheet}
    </Form>
  );
};
