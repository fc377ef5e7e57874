import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { fiscalKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { SureButton } from '../../parts/form/SureButton.tsx';
import { deviceStyles, useDeviceForm } from '../devices/index.ts';
import { useClock, useMoney } from '../session/index.ts';
import type { OpenReceipt } from './fiscal-query.ts';

/** One of which nobody knows: somebody looks at the printer's paper and says. */
const Decide = ({ receipt }: { receipt: OpenReceipt }) => {
  const { t } = useText();
  const { run, busy, disabled, ended } = useDeviceForm(fiscalKey, () => undefined);
  const [number, setNumber] = useState<number | null>(null);
  const settle = async (printed: number | null): Promise<void> => {
    const done = await run({
      name: `fiscal settle ${receipt.payment} ${printed}`,
      send: venueId =>
        call('POST /console/{venue}/fiscal/{payment}/settle', {
          venue: venueId,
          payment: receipt.payment,
          body: { number: printed },
        }),
    });
    if (done) await ended('fiscal.settled');
  };
  return (
    <>
      <NumberInput
        label={t('fiscal.number')}
        value={number ?? ''}
        min={1}
        max={999_999_999}
        allowDecimal={false}
        onChange={value => setNumber(typeof value === 'number' ? value : null)}
      />
      <div className={deviceStyles.deeds}>
        {number !== null && (
          <Button variant="default" loading={busy} disabled={disabled} onClick={() => void settle(number)}>
            {t('fiscal.wasPrinted', { number })}
          </Button>
        )}
        <SureButton
          words={t('fiscal.wasNotPrinted')}
          question={t('fiscal.wasNotPrintedSure')}
          disabled={disabled}
          onSure={() => void settle(null)}
        />
      </div>
    </>
  );
};

/** Payments that have no fiscal receipt yet, and what keeps the printer from it. */
export const OpenReceipts = ({ open }: { open: readonly OpenReceipt[] }) => {
  const { t } = useText();
  const money = useMoney();
  const clock = useClock();
  if (open.length === 0) return null;
  return (
    <>
      <h3>{t('fiscal.open')}</h3>
      <ul className={deviceStyles.list}>
        {open.map(receipt => (
          <li key={receipt.payment} className={deviceStyles.device}>
            <h4>
              {money.text(receipt.amount)} · {clock.dayAndTime(receipt.at)}
            </h4>
            <p>
              {receipt.problem !== null
                ? t(`fiscal.problem.${receipt.problem}`)
                : t(`fiscal.state.${receipt.state}`)}
              {receipt.code !== '' && ` ${t('fiscal.code', { code: receipt.code })}`}
            </p>
            {receipt.state === 'unknown' && <Decide receipt={receipt} />}
          </li>
        ))}
      </ul>
    </>
  );
};
