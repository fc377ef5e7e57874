import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Rows } from '../../parts/list/Rows.tsx';
import { Tag } from '../../parts/list/Tag.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useClock, useVenue } from '../session/index.ts';
import { AddByPinSheet } from './by-pin/AddByPinSheet.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import styles from './team.module.css';
import { teamQuery } from './team-query.ts';

/** Who works here and who is invited. */
export const TeamPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const { data: team, error, refetch } = useQuery(teamQuery(venue.id));
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState<'mail' | 'pin' | null>(null);
  if (!team && error) {
    return <LoadFailed title={t('team.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!team) return <CardSkeletons count={2} height="14rem" className={styles.list} />;
  const member = team.people.find(({ id }) => id === open);
  return (
    <div className={styles.list}>
      <SettingsCard>
        <h2>{t('team.people')}</h2>
        <Rows>
          {team.people.map(person => (
            <li key={person.id}>
              <div>
                <b>
                  {person.name}
                  {person.self && ` (${t('team.you')})`}
                </b>
                <small>
                  {[
                    t(`team.role.${person.role}`),
                    person.email ?? t('team.byPin'),
                    ...(person.seen_at === null
                      ? []
                      : [t('team.seen', { time: clock.dayAndTime(person.seen_at) })]),
                  ].join(' · ')}
                </small>
              </div>
              {person.two_step && <Tag tone="good">{t('security.hasTwoStep')}</Tag>}
              {person.pin && <Tag>{t('security.hasPin')}</Tag>}
              {person.email === null && !person.pin && <Tag tone="late">{t('team.noPin')}</Tag>}
              <Button
                variant="default"
                aria-label={t('team.changeOf', { name: person.name })}
                onClick={() => setOpen(person.id)}
              >
                {t('team.change')}
              </Button>
            </li>
          ))}
        </Rows>
        <div className={styles.deeds}>
          <Button onClick={() => setAdding('mail')}>{t('team.invite')}</Button>
          <Button variant="default" onClick={() => setAdding('pin')}>
            {t('team.add')}
          </Button>
        </div>
      </SettingsCard>
      {team.invitations.length > 0 && (
        <SettingsCard>
          <h2>{t('team.invitations')}</h2>
          <Rows>
            {team.invitations.map(invitation => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Rows>
        </SettingsCard>
      )}
      {adding === 'mail' && <InviteSheet onClose={() => setAdding(null)} />}
      {adding === 'pin' && <AddByPinSheet onClose={() => setAdding(null)} />}
      {member && <MemberSheet key={member.id} member={member} onClose={() => setOpen(null)} />}
    </div>
  );
};
