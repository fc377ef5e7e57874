import { Button } from '@mantine/core';
import type { PrintKind } from '@tableside/domain/codes';
import { useState } from 'react';
import { downloadSigns, type OneSign } from '../../api/download-signs.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { useVenueAction } from '../board/index.ts';
import styles from './codes.module.css';

const KINDS = ['sign', 'sheet', 'sticker', 'png', 'svg'] as const satisfies readonly PrintKind[];

/** One code as a file to print; `name` is the file's, without its ending. */
export const PrintOne = ({ sign, name }: { readonly sign: OneSign; readonly name: string }) => {
  const { t } = useText();
  const { run, busy, disabled } = useVenueAction();
  const [as, setAs] = useState<(typeof KINDS)[number]>('sign');
  const print = () =>
    run({
      name: `print ${name} ${as}`,
      send: async venueId => {
        await downloadSigns(venueId, { ...sign, as, name });
        return { printed: true };
      },
    });
  return (
    <div className={styles.printOne}>
      <FilterChips
        label={t('codes.one.as')}
        value={as}
        onChoose={setAs}
        options={KINDS.map(value => ({ value, label: t(`codes.one.as.${value}`) }))}
      />
      <Button
        size="lg"
        variant="default"
        leftSection={<Icon name="download" />}
        loading={busy}
        disabled={disabled}
        onClick={() => void print()}
      >
        {t('codes.one.save')}
      </Button>
    </div>
  );
};
