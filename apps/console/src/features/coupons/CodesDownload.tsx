import { Button } from '@mantine/core';
import { csvFile } from '@tableside/domain/reports';
import { call } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useVenueAction } from '../board/index.ts';
import type { Coupon } from './coupons-query.ts';

/** Every one of many codes as a file, to be printed or sent. */
export const CodesDownload = ({ coupon: { id, code } }: { coupon: Coupon }) => {
  const { t } = useText();
  const { run, busy, disabled } = useVenueAction();
  const download = async (): Promise<void> => {
    const answer = await run({
      name: `codes of ${id}`,
      send: venue => call('GET /console/{venue}/coupons/{coupon}/codes', { venue, coupon: id }),
    });
    if (!answer) return;
    const rows = answer.codes.map(each => [each.code, { count: each.uses }]);
    const file = csvFile([[t('coupons.code'), t('coupons.usesColumn')], ...rows], 0);
    saveFile(new Blob([file], { type: 'text/csv' }), `${code}.csv`);
  };
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" />}
      loading={busy}
      disabled={disabled}
      aria-label={t('coupons.downloadOf', { code })}
      onClick={() => void download()}
    >
      {t('coupons.download')}
    </Button>
  );
};
