import { Button, buttonClass, Sheet } from '@tableside/design';
import { useEffect, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useBackCloses } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Again.module.css';
import type { Outcome } from './use-order-again.ts';

type Props = { readonly outcome: Outcome; readonly onClose: () => void; readonly onCart: () => void };

const LeftOut = ({ lines }: { lines: Outcome['left_out'] }) => {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('again.leftOut')}</h3>
      <ul className={styles.rows}>
        {lines.map(({ name, quantity, reason }) => (
          <li key={`${name} ${reason}`}>
            <p>
              <span className={styles.count}>{quantity} ×</span> {name}
            </p>
            <p className={styles.why}>{t(`again.reason.${reason}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Repriced = ({ lines }: { lines: Outcome['repriced'] }) => {
  const t = useT();
  const { money } = useGuest();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('again.repriced')}</h3>
      <ul className={styles.rows}>
        {lines.map(({ name, before, now }) => (
          <li key={name} className={styles.price}>
            <p>{name}</p>
            <p>
              <s>
                <span className="visually-hidden">{t('menu.oldPrice', { price: money(before) })}</span>
                <span aria-hidden="true">{money(before)}</span>
              </s>{' '}
              <b>{money(now)}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What of an earlier order did not go into the cart and why, and what costs something else today. */
export const AgainSheet = ({ outcome, onClose, onCart }: Props) => {
  const t = useT();
  const { token } = useGuest();
  // Opened a moment after it is there, so that it slides in like every other sheet.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  useBackCloses(open, 'sheet', onClose);
  const { added, left_out, repriced, cart } = outcome;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={added > 0 ? t('again.added', { count: added }) : t('again.nothing')}
      closeLabel={t('common.close')}
      footer={
        cart.cart.length > 0 ? (
          <Button wide onClick={onCart}>
            {t('again.toCart')}
          </Button>
        ) : (
          <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('primary', true)}>
            {t('cart.browse')}
          </Link>
        )
      }
    >
      <div className={styles.body}>
        <LeftOut lines={left_out} />
        <Repriced lines={repriced} />
      </div>
    </Sheet>
  );
};
