import { Button, TextInput } from '@mantine/core';
import { mayOpenDrawer } from '@tableside/domain/staff';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenue } from '../session/index.ts';
import { DrawerNews } from './DrawerNews.tsx';
import { useDrawer } from './use-drawer.ts';

const MAX_REASON = 200;
const USUAL = ['change', 'count', 'float'] as const;

const OpenDrawerSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const drawer = useDrawer();
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const at = drawer.drawers.find(({ id }) => id === chosen) ?? drawer.own ?? drawer.drawers[0];
  const why = reason.trim();
  const open = (): void => {
    if (at && why !== '') void drawer.open(at.id, { reason: why });
  };
  const usual = USUAL.map(key => ({
    value: t(`tillDrawer.reason.${key}`),
    label: t(`tillDrawer.reason.${key}`),
  }));
  return (
    <Sheet opened onClose={onClose} title={t('tillDrawer.open')}>
      <Form onSubmit={open}>
        <p>{t('tillDrawer.noted')}</p>
        {drawer.drawers.length > 1 && at && (
          <FilterChips
            label={t('tillDrawer.which')}
            value={at.id}
            onChoose={setChosen}
            options={drawer.drawers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <FilterChips label={t('tillDrawer.usual')} value={why} onChoose={setReason} options={usual} />
        <TextInput
          label={t('tillDrawer.reason')}
          value={reason}
          maxLength={MAX_REASON}
          required
          autoComplete="off"
          onChange={event => setReason(event.currentTarget.value)}
        />
        {at && <DrawerNews drawer={drawer} name={at.name} onAgain={open} />}
        <Button type="submit" size="xl" loading={drawer.busy} disabled={drawer.disabled}>
          {t('tillDrawer.open')}
        </Button>
      </Form>
    </Sheet>
  );
};

/** Opens the drawer where nothing is sold, for who may, with a reason. Nothing where the venue has none. */
export const OpenDrawer = () => {
  const { t } = useText();
  const { role } = useVenue();
  const { drawers } = useDrawer();
  const [opened, setOpened] = useState(false);
  if (drawers.length === 0 || !mayOpenDrawer(role)) return null;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="cash" />} onClick={() => setOpened(true)}>
        {t('tillDrawer.open')}
      </Button>
      {opened && <OpenDrawerSheet onClose={() => setOpened(false)} />}
    </>
  );
};
