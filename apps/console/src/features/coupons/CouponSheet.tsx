import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Form } from '../../parts/form/Form.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { CodeFields } from './CodeFields.tsx';
import { type CouponDraft, draftOf, draftProblems, NEW_CODE, termsBody } from './coupon-draft.ts';
import styles from './coupons.module.css';
import type { Coupon } from './coupons-query.ts';
import { EndCoupon } from './EndCoupon.tsx';
import { TermsFields } from './TermsFields.tsx';
import { useCouponAction } from './use-coupon-action.ts';
import { useSay } from './use-say.ts';

type Props = { coupon: Coupon | null; begin?: CouponDraft; onClose: () => void };

/** A new code, many of them, or other terms of one that is out. */
export const CouponSheet = ({ coupon, begin = NEW_CODE, onClose }: Props) => {
  const { t } = useSay();
  const { change, busy, disabled, sheet, wrong, setWrong, quicker } = useCouponAction();
  const [draft, setDraft] = useState(() => (coupon ? draftOf(coupon) : begin));
  const [ending, setEnding] = useState(false);
  const type = (next: CouponDraft): void => {
    setDraft(next);
    setWrong({});
  };
  const { draw } = draft;
  const send = async (): Promise<void> => {
    const problems = draftProblems(draft, coupon);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const terms = termsBody(draft);
    if (coupon) {
      const body = { revision: coupon.revision, ...terms };
      await change(
        `${coupon.id} ${JSON.stringify(body)}`,
        venue => call('POST /console/{venue}/coupons/{coupon}/change', { venue, coupon: coupon.id, body }),
        t('coupons.saved'),
        onClose,
      );
      return;
    }
    const body = { code: draft.code, draw, ...terms };
    await change(
      `make ${JSON.stringify(body)}`,
      (venue, idempotencyKey) => call('POST /console/{venue}/coupons/make', { venue, body, idempotencyKey }),
      draw === null ? t('coupons.made') : t('coupons.madeMany', { count: draw }),
      onClose,
    );
  };
  const title = coupon ? coupon.code : t(draw === null ? 'coupons.make' : 'coupons.makeMany');
  if (coupon && ending) {
    return (
      <Sheet opened onClose={onClose} title={title}>
        <EndCoupon coupon={coupon} onBack={() => setEnding(false)} onDone={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={title}>
      <Form className={styles.form} onSubmit={send}>
        {!coupon && <CodeFields draft={draft} wrong={wrong} onChange={type} />}
        <TermsFields draft={draft} wrong={wrong} worthStays={coupon?.used ?? false} onChange={type} />
        {quicker !== null && (
          <p role="alert" className={styles.quicker}>
            {quicker === '' ? t('coupons.quickerSomebody') : t('coupons.quicker', { name: quicker })}
          </p>
        )}
        <Button type="submit" loading={busy} disabled={disabled}>
          {t(coupon ? 'venueSettings.save' : 'coupons.giveOut')}
        </Button>
        {coupon && (
          <Button variant="default" color="brick" onClick={() => setEnding(true)}>
            {t('coupons.end')}
          </Button>
        )}
      </Form>
      {sheet}
    </Sheet>
  );
};
