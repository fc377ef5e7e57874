import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { isAddress } from '../../../parts/form/is-address.ts';
import { InvitationLink } from '../InvitationLink.tsx';
import styles from '../team.module.css';
import type { Member } from '../team-query.ts';
import { useTeamAction } from '../use-team-action.ts';

type Props = { member: Member; onDone: () => void; onBack: () => void };

/** An e-mail for somebody who has a PIN alone: they stay who they are. */
export const GiveMailForm = ({ member: { id: person, name }, onDone, onBack }: Props) => {
  const { t } = useText();
  const { change, busy, disabled, sheet } = useTeamAction();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<{ code: string; mailed: boolean } | null>(null);
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isAddress(email)) return;
    const body = { email: email.trim() };
    await change(
      `${person} invite ${body.email}`,
      venue => call('POST /console/{venue}/team/{person}/invite', { venue, person, body }),
      ({ code, mailed }) => setMade({ code, mailed }),
      t('team.invited', { name }),
    );
  };
  if (made) {
    const hint = made.mailed ? t('team.mailed', { email: email.trim() }) : t('team.linkHint');
    return <InvitationLink page="join" code={made.code} hint={hint} onDone={onDone} />;
  }
  return (
    <Form onSubmit={send}>
      <p className={styles.hint}>{t('team.giveMailHint', { name })}</p>
      <TextInput
        label={t('team.email')}
        type="email"
        value={email}
        maxLength={200}
        autoComplete="off"
        error={tried && !isAddress(email) ? t('signIn.emailMissing') : undefined}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      <div className={styles.deeds}>
        <Button type="submit" loading={busy} disabled={disabled}>
          {t('team.makeLink')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('team.back')}
        </Button>
      </div>
      {sheet}
    </Form>
  );
};
