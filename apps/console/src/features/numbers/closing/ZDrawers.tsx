import type { ZReport } from '@tableside/contract/http/console/reports';
import { useText } from '../../../i18n/index.ts';
import { NumberTable } from '../NumberTable.tsx';
import { useCents } from '../use-cents.ts';

/** Drawers of people in a report: what each had to hold, and what was found. Nothing where there were none. */
export const ZDrawers = ({ drawers }: { drawers: NonNullable<ZReport['drawers']> }) => {
  const { t } = useText();
  const cents = useCents();
  if (drawers.length === 0) return null;
  return (
    <>
      <h3>{t('z.drawers')}</h3>
      <NumberTable
        label={t('z.drawers')}
        head={[t('z.person'), t('z.expected'), t('z.counted'), t('z.difference')]}
        rows={drawers.map(({ name, expected, counted, difference }) => [
          name,
          cents(expected),
          counted === null ? t('z.stillOpen') : cents(counted),
          difference === null ? '' : cents(difference),
        ])}
      />
    </>
  );
};
