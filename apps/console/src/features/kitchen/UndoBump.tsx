import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { showAtOnce } from './ahead/at-once.ts';
import styles from './kitchen.module.css';
import { useTicketName } from './ticket/use-ticket-name.ts';
import { type KitchenChange, useKitchenAction } from './use-kitchen-action.ts';

/** What was bumped on this screen, and how it is taken back. */
export type Bumped = {
  readonly order: KitchenOrder;
  readonly back: KitchenChange;
  /** Whether the server took it. */
  readonly taken: Promise<boolean>;
};

type Props = { bumped: Bumped; onUndone: (bumped: Bumped) => void };

const Undo = ({ bumped, onUndone }: Props) => {
  const { t } = useText();
  const name = useTicketName();
  const { act, disabled } = useKitchenAction(bumped.order, 'at once');
  const undo = async (): Promise<void> => {
    showAtOnce.nothing(bumped.order.unique_order_number);
    await act(bumped.back, bumped.taken);
    onUndone(bumped);
  };
  const ticket = name(bumped.order);
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.undo}`}
      data-undo
      aria-label={t('kitchen.undo', { ticket })}
      disabled={disabled}
      onClick={() => void undo()}
    >
      <Icon name="undo" />
      <span>{ticket}</span>
    </button>
  );
};

/** Takes the last bump of this screen back, and then the one before it; its place is kept while there is none. */
export const UndoBump = ({
  bumped,
  onUndone,
}: {
  bumped: Bumped | undefined;
  onUndone: Props['onUndone'];
}) =>
  bumped ? (
    <Undo key={bumped.order.unique_order_number} bumped={bumped} onUndone={onUndone} />
  ) : (
    <span className={`${styles.tool} ${styles.undo} ${styles.none}`} aria-hidden="true" />
  );
