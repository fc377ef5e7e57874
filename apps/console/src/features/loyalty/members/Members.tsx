import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Rows } from '../../../parts/list/Rows.tsx';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import styles from '../loyalty.module.css';
import { loyaltyQuery, membersQuery } from '../loyalty-query.ts';
import { type Member, MemberRow } from './MemberRow.tsx';
import { PointsSheet } from './PointsSheet.tsx';

/** Asks once more before a card ends. */
const RemoveSheet = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const remove = () =>
    act(
      {
        name: `loyalty remove ${member.id}`,
        send: venueId =>
          call('POST /console/{venue}/loyalty/members/{card}/remove', {
            venue: venueId,
            card: member.id,
            body: {},
          }),
      },
      async () => {
        await client.invalidateQueries(loyaltyQuery(venue.id));
        notify({ message: t('loyalty.removed'), tone: 'calm' });
        onClose();
      },
    );
  return (
    <Sheet opened onClose={onClose} title={member.name === '' ? t('loyalty.unnamed') : member.name}>
      <div className={styles.page}>
        <p>
          {t('loyalty.removeSure')}
          {member.balance ? ` ${t('loyalty.removePoints', { count: member.balance })}` : ''}
        </p>
        <Button color="brick" loading={busy} disabled={disabled} onClick={() => void remove()}>
          {t('loyalty.removeNow')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('loyalty.back')}
        </Button>
      </div>
      {sheet}
    </Sheet>
  );
};

/** Who joined, found by name or number. */
export const Members = () => {
  const { t } = useText();
  const venue = useVenue();
  const [find, setFind] = useState('');
  const [changing, setChanging] = useState<Member | null>(null);
  const [removing, setRemoving] = useState<Member | null>(null);
  const { data, error, refetch } = useQuery({
    ...membersQuery(venue.id, find.trim()),
    placeholderData: before => before,
  });
  const list = () => {
    if (!data && error)
      return <LoadFailed title={t('loyalty.loadFailed')} error={error} onRetry={() => void refetch()} />;
    if (!data) return <CardSkeletons count={1} height="8rem" className={undefined} />;
    if (data.members.length === 0)
      return <p className={styles.soft}>{t(find.trim() === '' ? 'loyalty.nobody' : 'loyalty.noneFound')}</p>;
    return (
      <>
        <Rows>
          {data.members.map(member => (
            <MemberRow
              key={member.id}
              member={member}
              onPoints={() => setChanging(member)}
              onRemove={() => setRemoving(member)}
            />
          ))}
        </Rows>
        {data.more && <p className={styles.soft}>{t('loyalty.more')}</p>}
      </>
    );
  };
  return (
    <SettingsCard>
      <h2>{t('loyalty.members')}</h2>
      <TextInput
        type="search"
        label={t('loyalty.find')}
        maxLength={100}
        value={find}
        onChange={event => setFind(event.currentTarget.value)}
      />
      {list()}
      {changing && <PointsSheet member={changing} onClose={() => setChanging(null)} />}
      {removing && <RemoveSheet member={removing} onClose={() => setRemoving(null)} />}
    </SettingsCard>
  );
};
