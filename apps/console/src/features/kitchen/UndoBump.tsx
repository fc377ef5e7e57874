import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './kitchen.module.css';
import { useTicketName } from './ticket/use-ticket-name.ts';
import { type KitchenChange, useKitchenAction } from './use-kitchen-action.ts';

/** What was bumped on this screen, and how it is taken back. */
export type Bumped = { readonly order: KitchenOrder; readonly back: KitchenChange };

type Props = { bumped: Bumped; onUndone: (bumped: Bumped) => void };

const Undo = ({ bumped, onUndone }: Props) => {
  const { t } = useText();
  const name = useTicketName();
  const { act, disabled } = useKitchenAction(bumped.order);
  const undo = async (): Promise<void> => {
    await act(bumped.back);
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
