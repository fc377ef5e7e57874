import { Button, Field } from '@tableside/design';
import type { FormEvent } from 'react';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../PlaceOrder.module.css';
import { useDiscount } from './use-discount.ts';

/** Where a discount code is typed; loaded when somebody has one. CART-15…20, CART-55…57. */
export default function CodeForm() {
  const t = useT();
  const { token, money } = useGuest();
  const discount = useDiscount(token);
  const { problem } = discount;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!discount.canApply) event.currentTarget.querySelector('input')?.focus();
    discount.apply();
  };
  const why =
    problem &&
    (typeof problem === 'string' ? t(problem) : t('cart.codeFrom', { amount: money(problem.from) }));
  return (
    <form className={styles.code} onSubmit={submit}>
      <Field
        label={t('cart.code')}
        value={discount.code}
        onChange={event => discount.type(event.currentTarget.value)}
        error={why}
        late
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus
      />
      <Button
        type="submit"
        look="secondary"
        aria-disabled={!discount.canApply || undefined}
        busy={discount.loading}
      >
        {t(discount.loading ? 'cart.codeApplying' : 'cart.codeApply')}
      </Button>
    </form>
  );
}
