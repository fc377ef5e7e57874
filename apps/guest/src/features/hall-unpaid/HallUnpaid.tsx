import { buttonClass } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { loadScreen } from '../../app/screens.ts';
import { useT } from '../../texts/texts.ts';
import { useCourtOrders } from '../food-court/index.ts';
import styles from './HallUnpaid.module.css';
import { unpaidLine } from './unpaid-line.ts';

type Props = { readonly hash: string; readonly together: boolean };

/** In the dock of a hall's first screen. */
export const HallUnpaid = ({ hash, together }: Props) => {
  const t = useT();
  const line = unpaidLine(t, hash, useCourtOrders(hash).data ?? [], together);
  if (!line) return null;
  const className = buttonClass('primary');
  return (
    <aside className={styles.unpaid} aria-label={line.words}>
      <p role="status">{line.words}</p>
      {together ? (
        <Link href={line.href} className={className} onPointerDown={() => loadScreen('FoodCourtPay')}>
          {line.pay}
        </Link>
      ) : (
        // A page of a stall, which wears its looks.
        <a href={line.href} className={className}>
          {line.pay}
        </a>
      )}
    </aside>
  );
};
