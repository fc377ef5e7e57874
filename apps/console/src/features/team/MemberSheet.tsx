import { Button } from '@mantine/core';
import { ROLES } from '@tableside/contract';
import { PIN_ROLES } from '@tableside/domain/staff';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useReauthenticatedAction } from '../staff/index.ts';
import { GiveMailForm } from './by-pin/GiveMailForm.tsx';
import { NewPinForm } from './by-pin/NewPinForm.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './team.module.css';
import type { Member } from './team-query.ts';
import { useTeamAction } from './use-team-action.ts';

/** One person: another role, help with a lost password or second step, or the end of working here; the last two ask once more. */
export const MemberSheet = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useText();
  const { change, busy, disabled, sheet } = useTeamAction();
  const proven = useReauthenticatedAction();
  const [role, setRole] = useState(member.role);
  const [sure, setSure] = useState<'remove' | 'reset' | 'pin' | 'mail' | null>(null);
  const [way, setWay] = useState<string | null>(null);
  const { id: person, name, role: was } = member;
  const saveRole = () =>
    change(
      `${person} ${was} ${role}`,
      venue => call('POST /console/{venue}/team/{person}/role', { venue, person, body: { role, was } }),
      onClose,
    );
  const remove = () =>
    change(
      `${person} remove`,
      venue => call('POST /console/{venue}/team/{person}/remove', { venue, person, body: {} }),
      onClose,
      t('team.removed', { name }),
    );
  const reset = () =>
    change(
      `${person} reset`,
      venue => call('POST /console/{venue}/team/{person}/reset-second-step', { venue, person, body: {} }),
      onClose,
      t('team.wasReset', { name }),
    );
  const openWay = () =>
    proven.act(
      {
        name: `team ${person} new-password`,
        send: at => call('POST /console/{venue}/team/{person}/new-password', { venue: at, person, body: {} }),
      },
      answer => setWay(answer.code),
    );
  if (way !== null) {
    return (
      <Sheet opened onClose={onClose} title={t('team.linkTitle', { name })}>
        <InvitationLink page="new-password" code={way} hint={t('team.wayHint', { name })} onDone={onClose} />
      </Sheet>
    );
  }
  if (sure === 'pin' || sure === 'mail') {
    const Step = sure === 'pin' ? NewPinForm : GiveMailForm;
    return (
      <Sheet opened onClose={onClose} title={name}>
        <Step member={member} onDone={onClose} onBack={() => setSure(null)} />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={name}>
      {sure === null ? (
        <Form onSubmit={saveRole}>
          <RoleChoice value={role} roles={member.email === null ? PIN_ROLES : ROLES} onChoose={setRole} />
          {role !== was && (
            <Button type="submit" loading={busy} disabled={disabled}>
              {t('team.saveRole')}
            </Button>
          )}
          <div className={styles.deeds}>
            {member.pin_resettable && (
              <>
                <Button variant="default" onClick={() => setSure('pin')}>
                  {t('team.newPin')}
                </Button>
                <Button variant="default" onClick={() => setSure('mail')}>
                  {t('team.giveMail')}
                </Button>
              </>
            )}
            {member.password_resettable && (
              <Button
                variant="default"
                loading={proven.busy}
                disabled={proven.disabled}
                onClick={() => void openWay()}
              >
                {t('team.way')}
              </Button>
            )}
            {member.second_step_resettable && (
              <Button variant="default" onClick={() => setSure('reset')}>
                {t('team.reset')}
              </Button>
            )}
            <Button variant="default" color="brick" onClick={() => setSure('remove')}>
              {t('team.remove')}
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.link}>
          <p>{t(sure === 'remove' ? 'team.removeSure' : 'team.resetSure', { name })}</p>
          <div className={styles.deeds}>
            <Button
              color="brick"
              loading={busy}
              disabled={disabled}
              onClick={() => void (sure === 'remove' ? remove() : reset())}
            >
              {t(sure === 'remove' ? 'team.removeNow' : 'team.resetNow')}
            </Button>
            <Button variant="default" onClick={() => setSure(null)}>
              {t('team.back')}
            </Button>
          </div>
        </div>
      )}
      {sheet}
      {proven.sheet}
    </Sheet>
  );
};
