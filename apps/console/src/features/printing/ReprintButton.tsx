import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { printersQuery } from './printers-query.ts';

type Props = { order: string; className: string | undefined };

/** Prints an order once more; only where there are printers. Each tap is a wish of its own: paper gets lost twice, too. */
export const ReprintButton = ({ order, className }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const { run, disabled } = useVenueAction();
  const { data: printers = [] } = useQuery(printersQuery(venue.id));
  if (printers.length === 0) return null;
  const reprint = async (): Promise<void> => {
    const done = await run({
      name: `reprint ${order}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/kitchen/orders/{order}/reprint', {
          venue: venueId,
          order,
          body: {},
          idempotencyKey,
        }),
    });
    if (!done) return;
    notify({
      message: t(done.printers > 0 ? 'printing.reprinted' : 'printing.reprintNowhere'),
      tone: 'calm',
    });
  };
  return (
    <button type="button" className={className} disabled={disabled} onClick={() => void reprint()}>
      <Icon name="printer" />
      {t('printing.reprint')}
    </button>
  );
};
