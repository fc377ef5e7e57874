import { Button } from '@mantine/core';
import type { Menu } from '@tableside/contract/http/menu';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { DishList } from './DishList.tsx';
import { useSaveSuggestions } from './use-save-suggestions.ts';

/** What is offered beside every cart. */
export const AlwaysCard = ({ menu, always }: { menu: Menu; always: readonly string[] }) => {
  const { t } = useText();
  const { save, busy, disabled } = useSaveSuggestions();
  const [draft, setDraft] = useState(always);
  const [was, setWas] = useState(always);
  const send = async (): Promise<void> => {
    const done = await save(null, draft, { was, onNewer: newest => setWas(newest.always) });
    if (!done) return;
    setDraft(done.always);
    setWas(done.always);
  };
  return (
    <SettingsCard onSubmit={send}>
      <h2>{t('recommend.always')}</h2>
      <p>{t('recommend.alwaysHint')}</p>
      <DishList menu={menu} chosen={draft} onChange={setDraft} />
      {draft.join() !== always.join() && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('recommend.save')}
        </Button>
      )}
    </SettingsCard>
  );
};
