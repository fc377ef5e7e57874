import { Button, Icon } from '@tableside/design';
import type { MessageKey } from '@tableside/i18n';
import type { ReactNode } from 'react';
import { useT } from '../../../texts/texts.ts';
import { ActionWords } from '../../action-words/index.ts';
import { statusValues, useGuest } from '../../venue/index.ts';
import styles from '../PlaceOrder.module.css';
import type { Phase } from './use-placing.ts';

type Props = {
  readonly total: number;
  readonly whyNot: MessageKey | null;
  readonly phase: Phase;
  /** What the button says, e.g. `cart.placeFor`; it holds the total. */
  readonly label: MessageKey;
  readonly onPlace: () => void;
  /** Leads to what is missing; without it the button waits until nothing is. */
  readonly onMissing?: () => void;
  /** Tapped while a change is still on its way: the tap is remembered. */
  readonly onWait?: () => void;
  readonly onRemoveUnavailable?: (() => void) | undefined;
  /** Without a connection: what is placed waits on the phone. */
  readonly offline?: boolean;
  /** Another way to do the same at once, such as the phone's wallet; ours steps back beside it. */
  readonly beside?: ReactNode;
};

/** What a tap does while the order cannot go out; undefined: nothing helps, so that there is nothing to tap. */
const insteadOf = ({ whyNot, onMissing, onWait }: Props): (() => void) | undefined => {
  if (whyNot === 'cart.pinMissing') return onMissing;
  return whyNot === 'cart.syncing' ? onWait : undefined;
};

/**
 * The one action with the total on it. What is missing is said beside it, and the button leads there; where nothing can
 * be ordered at all, words stand in its place. CART-08, CART-12…14.
 */
export const PlaceBar = (props: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { phase, whyNot, total } = props;
  const busy = phase.kind === 'placing' || phase.kind === 'placed';
  const values = { total: money(total) };
  const removes = whyNot === 'cart.removeUnavailable' && props.onRemoveUnavailable !== undefined;
  const waits = whyNot === 'cart.syncing';
  const says = whyNot && !waits && !removes;
  const instead = insteadOf(props);
  const hopeless = says && !instead && whyNot !== 'cart.pinMissing';
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
      {says && (
        <p className={styles.why} role="status" data-status={whyNot === 'menu.paused' || undefined}>
          {t(whyNot, statusValues(restaurant))}
        </p>
      )}
      {props.offline && !whyNot && (
        <p className={styles.why} role="status">
          {t('unsent.keepText')}
        </p>
      )}
      {removes && (
        <Button wide look="secondary" onClick={props.onRemoveUnavailable}>
          <Icon name="trash" size={20} />
          {t('cart.removeUnavailableAll')}
        </Button>
      )}
      {!removes && !hopeless && (
        <div className={styles.actions}>
          <Button
            wide
            look={props.beside ? 'secondary' : 'primary'}
            onClick={instead ?? props.onPlace}
            disabled={whyNot !== null && !instead}
            busy={busy}
          >
            {phase.kind === 'placing' && t('cart.placing')}
            {phase.kind !== 'placing' && (
              <ActionWords
                shared={!!props.beside}
                words={t(waits && !instead ? 'cart.syncing' : label, values)}
              />
            )}
          </Button>
          {props.beside}
        </div>
      )}
    </>
  );
};
