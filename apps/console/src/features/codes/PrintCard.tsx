import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Lacks } from '../../parts/form/Lacks.tsx';
import { useLack } from '../../parts/form/use-lack.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import type { Choice, Which } from './choice.ts';
import { useCodesAction } from './use-codes-action.ts';

const KINDS = ['sheet', 'sign', 'sticker'] as const;

/** Which codes are printed as what. */
export const PrintCard = ({ choice, onWhich }: { choice: Choice; onWhich: (which: Which) => void }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const notify = useNotify();
  const { print, busy, disabled } = useCodesAction();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('sign');
  const lack = useLack(choice.tables.length === 0 ? t('codes.nonePrinted') : null);
  const save = async () => {
    if (lack.stops()) return;
    if (await print(choice.tables, kind, `${slug}-${kind}`)) {
      notify({ message: t('codes.saved'), tone: 'calm' });
    }
  };
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('codes.print')}</h2>
      <p>{t('codes.printHint')}</p>
      <FilterChips
        label={t('codes.printAs')}
        value={kind}
        onChoose={setKind}
        options={KINDS.map(value => ({ value, label: t(`codes.as.${value}`) }))}
      />
      <p>{t(`codes.asHint.${kind}`)}</p>
      <FilterChips
        label={t('codes.which')}
        value={choice.which}
        onChoose={onWhich}
        options={choice.counts.map(({ which, count }) => ({
          value: which,
          label: t(`codes.which.${which}`),
          count,
          disabled: count === 0,
        }))}
      />
      <Lacks why={lack.said} />
      <Button
        type="submit"
        size="lg"
        leftSection={<Icon name="download" />}
        loading={busy}
        disabled={disabled}
      >
        {t('codes.download', { count: choice.tables.length })}
      </Button>
    </SettingsCard>
  );
};
