import { Button, Sheet } from '@tableside/design';
import { payStep, type SaleNow } from '@tableside/domain/kiosk';
import { useEffect } from 'react';
import { go, useBackCloses } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { failureText } from '../../data/connection/failures.ts';
import { type GuestSale, useGuestSale } from '../../data/in-person.ts';
import { useOrders } from '../../data/orders.ts';
import {
  ErrorSheet,
  Face,
  Mark,
  newGuest,
  Reader,
  faceStyles as styles,
  useSince,
  Waits,
} from '../../features/kiosk-parts/index.ts';
import { type Guest, useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

const saleNow = (sale: GuestSale): SaleNow => ({
  state: sale.state,
  code: sale.code,
  aborting: sale.aborting,
  abortedFor: sale.aborted_for,
  takenBack: sale.taken_back,
});

const TITLES = {
  starting: 'person.starting',
  sending: 'person.sending',
  sent: 'person.sending',
  failed: 'person.error.GENERIC',
} as const;

/** What has to be done at the reader, and what came of it. PERSON-03, PERSON-09…17. */
const AtReader = ({ number, guest }: { number: string; guest: Guest }) => {
  const t = useT();
  const { token, money } = guest;
  const { sale, busy, refused, abort, retry } = useGuestSale(token, number);
  const order = useOrders(token).data?.find(each => each.unique_order_number === number);
  const waited = useSince(sale?.state === 'approved');
  const step = payStep(sale && saleNow(sale), order?.status ?? null, waited);
  const sent = step.kind === 'sent';
  const uuid = sale?.uuid;
  const spoken = order?.order_id;
  useEffect(() => {
    if (!sent || uuid === undefined) return;
    go(pathTo('PayInPersonSuccess', { session: token, paymentUUID: uuid }, { orderNumber: spoken }), {
      replace: true,
    });
  }, [sent, uuid, spoken, token]);
  const startOver = () => void newGuest(guest);
  useBackCloses(busy !== null, 'sheet', startOver);
  const total = sale?.total ?? order?.left;
  const sum = total === undefined ? null : <p className={styles.sum}>{money(total)}</p>;
  const leave = (
    <Button wide look="secondary" onClick={startOver}>
      {t('person.startOver')}
    </Button>
  );
  if (refused !== null) {
    return (
      <Face
        title={t('person.error.GENERIC')}
        picture={<Mark icon="warning" />}
        buttons={
          <>
            <Button wide onClick={retry}>
              {t('person.retry')}
            </Button>
            {leave}
          </>
        }
      >
        <p>{t(failureText(refused))}</p>
      </Face>
    );
  }
  if (step.kind === 'card') {
    return (
      <Face
        title={t('person.present')}
        picture={<Reader />}
        buttons={
          <Button wide look="secondary" onClick={abort}>
            {t('person.abort')}
          </Button>
        }
      >
        {sum}
        <p className={styles.display} data-display>
          {sale?.display || t('person.starting')}
        </p>
      </Face>
    );
  }
  if (step.kind === 'stopping') {
    return (
      <Face title={t('person.aborting')} picture={<Waits />} buttons={step.canReset ? leave : null}>
        {sum}
      </Face>
    );
  }
  if (step.kind === 'checking' || step.kind === 'late') {
    const text = step.kind === 'late' ? 'person.late' : 'person.checkingText';
    return (
      <Face
        title={t(step.kind === 'late' ? 'person.staff' : 'person.checking')}
        picture={step.kind === 'late' ? <Mark icon="info" /> : <Waits />}
        buttons={leave}
      >
        {sum}
        <p>{t(text, { number: spoken ?? '' })}</p>
      </Face>
    );
  }
  return (
    <>
      <Face
        title={t(TITLES[step.kind])}
        picture={step.kind === 'failed' ? <Mark icon="warning" /> : <Waits />}
      >
        {sum}
      </Face>
      {step.kind === 'failed' && (
        <ErrorSheet
          code={step.code}
          takenBack={step.takenBack}
          onRetry={retry}
          onChange={() => go(pathTo('PlaceOrder', { session: token }, { return: number }), { replace: true })}
        />
      )}
      <Sheet
        open={busy !== null}
        onClose={startOver}
        label={t(busy === 'day' ? 'person.busyDay' : 'person.busy')}
        closeLabel={t('common.close')}
        footer={<div className={styles.buttons}>{leave}</div>}
      >
        <div className={styles.sheet} role="alert">
          <p>{t(busy === 'day' ? 'person.busyDayText' : 'person.busyText')}</p>
        </div>
      </Sheet>
    </>
  );
};

/** Paying at the card terminal of a kiosk: the server drives it, this shows how it stands. 2§2, 3§2; PERSON-01. */
export const PayInPerson = ({ params }: ScreenProps) => {
  const guest = useGuest();
  const { token, session } = guest;
  const { kiosk } = session;
  const number = params.order ?? '';
  const hasTerminal = kiosk !== null && kiosk.terminal_name !== null;
  useEffect(() => {
    // Without a terminal it is paid as anywhere else.
    if (!hasTerminal) go(pathTo('Pay', { session: token, order: number }), { replace: true });
  }, [hasTerminal, token, number]);
  return hasTerminal ? <AtReader key={number} number={number} guest={guest} /> : null;
};
