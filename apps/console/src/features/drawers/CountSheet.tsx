import { Button } from '@mantine/core';
import type { CashDrawer } from '@tableside/contract/http/console/till/drawers';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { GrowingTextarea } from '../../parts/form/GrowingTextarea.tsx';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { drawerWords } from '../numbers/index.ts';
import { useMoney } from '../session/index.ts';
import { DrawerLines } from './DrawerLines.tsx';
import styles from './drawers.module.css';
import { useDrawerAction } from './use-drawer-action.ts';

const MAX_NOTE = 200;

type Props = { drawer: CashDrawer; onClose: () => void };

/** Asks what is in a drawer, says at once whether that is right, and closes it. */
export const CountSheet = ({ drawer, onClose }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const notify = useNotify();
  const { act, busy, disabled } = useDrawerAction();
  const [counted, setCounted] = useState<Minor | null>(null);
  const [note, setNote] = useState('');
  const words = counted === null ? null : drawerWords(counted - drawer.expected);
  const count = async () => {
    if (counted === null) return;
    const body = { counted, expected_total: drawer.expected, note: note.trim() };
    const answer = await act(`drawer count ${drawer.id} ${JSON.stringify(body)}`, place =>
      call('POST /console/{venue}/drawers/{drawer}/count', { ...place, drawer: drawer.id, body }),
    );
    if (!answer) return;
    const said = drawerWords(answer.drawer.difference);
    const found = said ? t(said.key, { amount: money.show(said.amount) }) : '';
    notify({ message: `${t('drawer.done')} ${found}`, tone: said?.tone === 'bad' ? 'bad' : 'calm' });
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={drawer.own ? t('drawer.countOwn') : t('drawer.countOf', { name: drawer.name })}
    >
      <Form onSubmit={count}>
        <DrawerLines drawer={drawer} />
        <MoneyInput
          label={t('drawer.counted')}
          description={t('drawer.countedHint')}
          required
          value={counted}
          onChange={setCounted}
        />
        <output className={styles.found} data-tone={words?.tone}>
          {words && t(words.key, { amount: money.show(words.amount) })}
        </output>
        <GrowingTextarea
          label={t('drawer.note')}
          value={note}
          maxLength={MAX_NOTE}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <Button type="submit" size="xl" loading={busy} disabled={disabled}>
          {t('drawer.close')}
        </Button>
      </Form>
    </Sheet>
  );
};
