import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { deviceStyles } from '../devices/index.ts';
import { useVenue } from '../session/index.ts';
import { TerminalDay } from './day/TerminalDay.tsx';
import { TerminalForm } from './TerminalForm.tsx';
import { TerminalRow } from './TerminalRow.tsx';
import { terminalSetupQuery } from './terminals-query.ts';

/** The venue's card terminals: how they stand, and setting them up. */
export const TerminalsCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: setup, error, refetch } = useQuery(terminalSetupQuery(venue.id));
  // A terminal's id, `new`, or null: none is open.
  const [editing, setEditing] = useState<string | null>(null);
  // The terminal whose day is looked at.
  const [day, setDay] = useState<string | null>(null);
  if (!setup && error) {
    return <LoadFailed title={t('terminals.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!setup) return <CardSkeletons count={1} height="10rem" className="" />;
  const edited = setup.terminals.find(({ id }) => id === editing) ?? null;
  const looked = setup.terminals.find(({ id }) => id === day) ?? null;
  const close = () => setEditing(null);
  return (
    <SettingsCard>
      <h2>{t('terminals.title')}</h2>
      <p className={deviceStyles.intro}>
        {t(setup.terminals.length === 0 ? 'terminals.none' : 'terminals.hint')}
      </p>
      <ul className={deviceStyles.list}>
        {setup.terminals.map(terminal => (
          <TerminalRow
            key={terminal.id}
            terminal={terminal}
            onEdit={() => setEditing(terminal.id)}
            onDay={() => setDay(terminal.id)}
          />
        ))}
      </ul>
      <Button size="lg" onClick={() => setEditing('new')}>
        {t('terminals.add')}
      </Button>
      <Sheet
        opened={editing === 'new' || edited !== null}
        onClose={close}
        title={edited?.name ?? t('terminals.addTitle')}
      >
        <TerminalForm key={editing} terminal={edited} setup={setup} onDone={close} />
      </Sheet>
      <Sheet
        opened={looked !== null}
        onClose={() => setDay(null)}
        title={t('terminalDay.openOf', { name: looked?.name ?? '' })}
      >
        {looked && <TerminalDay terminal={looked.id} />}
      </Sheet>
    </SettingsCard>
  );
};
