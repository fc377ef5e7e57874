import type { StaffPayment } from '@tableside/contract/http/console/money';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { PrintPaper } from '../printing/index.ts';
import { useVenue } from '../session/index.ts';

/** The receipt of a payment that brought money, on a printer of the venue. */
export const PrintReceipt = ({ payment }: { payment: Pick<StaffPayment, 'uuid' | 'paid_at'> }) => {
  const { t } = useText();
  const venue = useVenue();
  if (payment.paid_at === null || !venue.may('printPapers')) return null;
  return (
    <PrintPaper
      label={t('paper.receipt')}
      name={`receipt ${payment.uuid}`}
      send={(place, printer) =>
        call('POST /console/{venue}/payments/{payment}/print', {
          ...place,
          payment: payment.uuid,
          body: { printer },
        })
      }
    />
  );
};
