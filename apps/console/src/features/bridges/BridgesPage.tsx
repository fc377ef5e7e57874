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
import { BridgeForm } from './BridgeForm.tsx';
import { BridgeRow } from './BridgeRow.tsx';
import { type BridgeCode, bridgesQuery } from './bridges-query.ts';
import { CodeSheet } from './CodeSheet.tsx';

/** The venue's bridges: how each stands, and making one. */
export const BridgesPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: bridges, error, refetch } = useQuery(bridgesQuery(venue.id));
  // A bridge's id, `new`, or null: none is open.
  const [editing, setEditing] = useState<string | null>(null);
  const [code, setCode] = useState<BridgeCode | null>(null);
  if (!bridges && error) {
    return <LoadFailed title={t('bridges.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!bridges) return <CardSkeletons count={1} height="10rem" className="" />;
  const edited = bridges.find(({ id }) => id === editing) ?? null;
  const close = () => setEditing(null);
  return (
    <SettingsCard>
      <p className={deviceStyles.intro}>{t(bridges.length === 0 ? 'bridges.none' : 'bridges.hint')}</p>
      <ul className={deviceStyles.list}>
        {bridges.map(bridge => (
          <BridgeRow key={bridge.id} bridge={bridge} onEdit={() => setEditing(bridge.id)} onCode={setCode} />
        ))}
      </ul>
      <Button
        size="lg"
        variant={bridges.length === 0 ? 'filled' : 'default'}
        onClick={() => setEditing('new')}
      >
        {t('bridges.add')}
      </Button>
      <Sheet
        opened={editing === 'new' || edited !== null}
        onClose={close}
        title={edited?.name ?? t('bridges.addTitle')}
      >
        <BridgeForm key={editing} bridge={edited} onDone={close} onCode={setCode} />
      </Sheet>
      <Sheet opened={code !== null} onClose={() => setCode(null)} title={code?.bridge.name ?? ''}>
        {code && <CodeSheet code={code} onDone={() => setCode(null)} />}
      </Sheet>
    </SettingsCard>
  );
};
