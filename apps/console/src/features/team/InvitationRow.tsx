import { Button } from '@mantine/core';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { useClock } from '../session/index.ts';
import styles from './team.module.css';
import type { Team } from './team-query.ts';
import { useTeamAction } from './use-team-action.ts';

type Props = { invitation: Team['invitations'][number] };

/** Somebody who was asked and has not come yet. */
export const InvitationRow = ({ invitation: { id, name, email, role, invited_by, expires_at } }: Props) => {
  const { t } = useText();
  const clock = useClock();
  const { change, busy, disabled, sheet } = useTeamAction();
  const withdraw = () =>
    change(
      `withdraw ${id}`,
      venue =>
        call('POST /console/{venue}/team/invitations/{invitation}/withdraw', {
          venue,
          invitation: id,
          body: {},
        }),
      () => undefined,
      t('team.withdrawn', { name }),
    );
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {[
            t(`team.role.${role}`),
            email,
            t('team.invitedBy', { name: invited_by, time: clock.dayAndTime(expires_at) }),
          ].join(' · ')}
        </small>
      </div>
      <Button
        variant="default"
        className={styles.withdraw}
        loading={busy}
        disabled={disabled}
        aria-label={t('team.withdrawOf', { name })}
        onClick={() => void withdraw()}
      >
        {t('team.withdraw')}
      </Button>
      {sheet}
    </li>
  );
};
