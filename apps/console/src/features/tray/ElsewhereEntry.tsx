import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import type { WaitingElsewhere } from '../bills/index.ts';
import { firstSection } from '../session/index.ts';
import { TrayRow } from './TrayRow.tsx';

type Props = { elsewhere: WaitingElsewhere; onGo: () => void };

/** What was taken at another place of work and has not gone: it goes from here as well, and what it asks is answered there. */
export const ElsewhereEntry = ({ elsewhere: { venue, waiting }, onGo }: Props) => {
  const { t } = useText();
  const [, navigate] = useLocation();
  const asking = waiting.filter(({ asks }) => asks !== null).length;
  return (
    <TrayRow
      table={null}
      tone={asking > 0 ? 'late' : 'plain'}
      title={<b>{t('unsent.elsewhere', { venue: venue.name })}</b>}
      act={
        <Button
          size="md"
          data-act=""
          variant={asking > 0 ? 'filled' : 'default'}
          onClick={() => {
            onGo();
            navigate(sectionPath(venue.slug, firstSection(venue.role)));
          }}
        >
          {t('unsent.goThere', { venue: venue.name })}
        </Button>
      }
    >
      <p>{t('unsent.elsewhereCount', { count: waiting.length })}</p>
      {asking > 0 && <p>{t('unsent.elsewhereAsks', { count: asking })}</p>}
    </TrayRow>
  );
};
