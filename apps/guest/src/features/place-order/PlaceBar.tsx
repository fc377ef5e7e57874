import { Button, Icon } from '@tableside/design';
import type { MessageKey } from '@tableside/i18n';
import { useT } from '../../texts/texts.ts';
import { statusValues, useGuest } from '../venue/index.ts';
import styles from './PlaceOrder.module.css';
import type { Phase } from './use-placing.ts';

type Props = {
  readonly total: number;
  readonly whyNot: MessageKey | null;
  /** Something above the button is still missing and says so itself. */
  readonly blocked?: boolean;
  readonly phase: Phase;
  /** What the button says, e.g. `cart.placeFor`; it holds the total. */
  readonly label: MessageKey;
  readonly onPlace: () => void;
  readonly onShowTotal?: (() => void) | undefined;
  readonly onRemoveUnavailable?: (() => void) | undefined;
  /** Without a connection: what is placed waits on the phone. */
  readonly offline?: boolean;
};

/** The one action with the total on it, and words beside it when it does not work. CART-08, CART-12…14. */
export const PlaceBar = (props: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { phase, whyNot, total } = props;
  const busy = phase.kind === 'placing' || phase.kind === 'placed';
  const values = { total: money(total) };
  const removes = whyNot === 'cart.removeUnavailable' && props.onRemoveUnavailable !== undefined;
  // These two say themselves what is missing: the button does.
  const says = whyNot && whyNot !== 'cart.showTotal' && whyNot !== 'cart.syncing' && !removes;
  const changed = phase.kind === 'changed' ? phase : null;
  const isChange = changed !== null && whyNot !== 'cart.removeUnavailable';
  const keeps = props.offline && props.label !== 'cart.continue';
  const wanted = keeps ? 'unsent.keepFor' : props.label;
  const label = isChange ? 'cart.confirmFor' : wanted;
  return (
    <>
      {changed && (
        <p className={`${styles.why} ${styles.changed}`} role="status">
          <Icon name="info" size={20} />
          {changed.before === null || changed.now === null
            ? t('cart.contentChanged')
            : t('cart.priceChanged', { before: money(changed.before), now: money(changed.now) })}
        </p>
      )}
      {whyNot === 'cart.showTotal' && (
        <button type="button" className={styles.showTotal} onClick={props.onShowTotal}>
          {t('cart.showTotal')}
          <Icon name="down" size={18} />
        </button>
      )}
      {says && (
        <p className={styles.why} role="status">
          {t(whyNot, statusValues(restaurant))}
        </p>
      )}
      {props.offline && !whyNot && (
        <p className={styles.why} role="status">
          {t('unsent.keepText')}
        </p>
      )}
      {removes ? (
        <Button wide look="secondary" onClick={props.onRemoveUnavailable}>
          <Icon name="trash" size={20} />
          {t('cart.removeUnavailableAll')}
        </Button>
      ) : (
        <Button wide onClick={props.onPlace} disabled={whyNot !== null || props.blocked} busy={busy}>
          {phase.kind === 'placing' && t('cart.placing')}
          {phase.kind !== 'placing' && t(whyNot === 'cart.syncing' ? 'cart.syncing' : label, values)}
        </Button>
      )}
    </>
  );
};
