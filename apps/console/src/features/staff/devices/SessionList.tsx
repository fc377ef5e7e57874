import { Button } from '@mantine/core';
import type { StaffSession } from '@tableside/contract/http/admin/staff';
import { useText } from '../../../i18n/index.ts';
import { Rows } from '../../../parts/list/Rows.tsx';
import { Tag } from '../../../parts/list/Tag.tsx';
import { useClock } from '../../session/index.ts';

type Props = {
  sessions: readonly StaffSession[];
  /** Several people's: each is named. */
  named?: boolean;
  busy: boolean;
  onEnd: (session: StaffSession) => void;
};

/** Where people are signed in, in words; each can be ended. */
export const SessionList = ({ sessions, named = false, busy, onEnd }: Props) => {
  const { t } = useText();
  const clock = useClock();
  return (
    <Rows>
      {sessions.map(session => {
        const { id, name, system, browser, current, place, shared_device: shared } = session;
        const device = [system, browser].filter(part => part !== null).join(', ') || t('sessions.unknown');
        const time = clock.dayAndTime(session.seen_at);
        return (
          <li key={id}>
            <div>
              <b>{named ? `${name}: ${device}` : device}</b>{' '}
              {current && <Tag tone="good">{t('sessions.this')}</Tag>}
              <small>
                {shared !== null && `${t('sessions.shared', { device: shared })} · `}
                {place === null ? t('sessions.seenSomewhere', { time }) : t('sessions.seen', { time, place })}
              </small>
            </div>
            {!current && (
              <Button
                variant="default"
                disabled={busy}
                aria-label={t('sessions.endOf', { name, device })}
                onClick={() => onEnd(session)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        );
      })}
    </Rows>
  );
};
