import { Button } from '@mantine/core';
import { type PrintKind, spelledAddress } from '@tableside/domain/codes';
import { addressOfCourt } from '@tableside/domain/food-courts';
import { useState } from 'react';
import { downloadSigns } from '../../api/download-signs.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { useVenueAction } from '../board/index.ts';
import type { ConsoleFoodCourt } from './courts-query.ts';
import styles from './food-courts.module.css';

const KINDS = ['sign', 'sheet', 'sticker', 'png', 'svg'] as const satisfies readonly PrintKind[];

type Props = { readonly court: ConsoleFoodCourt; readonly name: string; readonly address: string };

/** The code of the hall on screen, where it leads, and as a file to print. */
export const CourtCode = ({ court, name, address }: Props) => {
  const { t } = useText();
  const { run, busy, disabled } = useVenueAction();
  const [as, setAs] = useState<(typeof KINDS)[number]>('sign');
  const opens = addressOfCourt(address, court.hash);
  const print = () =>
    run({
      name: `print food court ${court.id} ${as}`,
      send: async venueId => {
        await downloadSigns(venueId, { court: court.id, as, name: `food-court-${court.hash}` });
        return { printed: true };
      },
    });
  return (
    <SettingsCard onSubmit={print}>
      <h2>{t('courts.code')}</h2>
      <div className={styles.code}>
        <QrCode text={opens} label={t('courts.qr', { name })} />
        <div className={styles.what}>
          <b className={styles.typed}>{spelledAddress(opens)}</b>
          <span>{t('courts.codeHint')}</span>
          <Button
            component="a"
            className={styles.link}
            href={`/food-court/${court.hash}`}
            target="_blank"
            variant="default"
          >
            {t('courts.look')}
          </Button>
        </div>
      </div>
      <FilterChips
        label={t('courts.printAs')}
        value={as}
        onChoose={setAs}
        options={KINDS.map(value => ({ value, label: t(`courts.as.${value}`) }))}
      />
      <Button
        type="submit"
        size="lg"
        variant="default"
        leftSection={<Icon name="download" />}
        loading={busy}
        disabled={disabled}
      >
        {t('courts.download')}
      </Button>
    </SettingsCard>
  );
};
