import { Button, TextInput } from '@mantine/core';
import { ROLES, type Role } from '@tableside/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { isAddress } from '../../parts/form/is-address.ts';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { useTeamAction } from './use-team-action.ts';

/** Who is invited as what; then the link that lets them in. */
export const InviteSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const { change, busy, disabled, sheet } = useTeamAction();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('waiter');
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<{ code: string; mailed: boolean } | null>(null);
  const nameMissing = name.trim() === '';
  const send = async (): Promise<void> => {
    setTried(true);
    if (nameMissing || !isAddress(email)) return;
    const body = { name: name.trim(), email: email.trim(), role };
    await change(
      `invite ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/team/invite', { venue, body }),
      ({ code, mailed }) => setMade({ code, mailed }),
      t('team.invited', { name: body.name }),
    );
  };
  return (
    <Sheet opened onClose={onClose} title={made === null ? t('team.invite') : t('team.linkTitle', { name })}>
      {made === null ? (
        <Form onSubmit={send}>
          <TextInput
            label={t('team.name')}
            value={name}
            maxLength={80}
            autoComplete="off"
            error={tried && nameMissing ? t('team.nameMissing') : undefined}
            onChange={event => setName(event.currentTarget.value)}
          />
          <TextInput
            label={t('team.email')}
            type="email"
            value={email}
            maxLength={200}
            autoComplete="off"
            error={tried && !isAddress(email) ? t('signIn.emailMissing') : undefined}
            onChange={event => setEmail(event.currentTarget.value)}
          />
          <RoleChoice value={role} roles={ROLES} onChoose={setRole} />
          <Button type="submit" loading={busy} disabled={disabled}>
            {t('team.makeLink')}
          </Button>
        </Form>
      ) : (
        <InvitationLink
          page="join"
          code={made.code}
          hint={made.mailed ? t('team.mailed', { email: email.trim() }) : t('team.linkHint')}
          onDone={onClose}
        />
      )}
      {sheet}
    </Sheet>
  );
};
