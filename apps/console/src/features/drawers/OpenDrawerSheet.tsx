import { Button } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useClock, useMoney } from '../session/index.ts';
import { useDrawerAction } from './use-drawer-action.ts';

/** Asks for the counted float, and opens the own drawer with it. */
export const OpenDrawerSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const money = useMoney();
  const clock = useClock();
  const notify = useNotify();
  const { act, busy, disabled } = useDrawerAction();
  const [float, setFloat] = useState<Minor | null>(null);
  const open = async () => {
    const body = { float: float ?? 0 };
    const answer = await act(`drawer open ${JSON.stringify(body)}`, place =>
      call('POST /console/{venue}/own-drawer/open', { ...place, body }),
    );
    if (!answer) return;
    const { drawer, made } = answer;
    const amount = money.show(minor(drawer.float));
    notify({
      message: made
        ? t('drawer.opened', { amount })
        : t('drawer.isOpen', { amount, time: clock.dayAndTime(drawer.opened_at) }),
      tone: made ? 'calm' : 'bad',
    });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('drawer.open')}>
      <Form onSubmit={open}>
        <p>{t('drawer.openHint')}</p>
        <MoneyInput
          label={t('drawer.floatAsk')}
          description={t('drawer.floatHint')}
          value={float}
          onChange={setFloat}
        />
        <Button type="submit" size="xl" loading={busy} disabled={disabled}>
          {t('drawer.openWith', { amount: money.show(minor(float ?? 0)) })}
        </Button>
      </Form>
    </Sheet>
  );
};
