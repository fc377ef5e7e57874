import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { markAtOnce } from '../../../parts/steady/mark-at-once.ts';
import { useNowWhen } from '../../board/index.ts';
import { useCourseName, useFire } from '../../courses/index.ts';
import type { OrderAction } from '../order-actions.ts';
import { actKey, isWaitedFor, type PrimaryAct } from '../primary-act.ts';
import { untilSlot, usualChoice } from '../sheets/accept-choices.ts';
import { useOpenOrderSheet } from '../sheets/order-sheets.ts';
import { useDeliver } from '../use-deliver.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './order-card.module.css';

type Props = { order: BoardOrder; act: PrimaryAct; doing: ActOnOrder };

/** On a button whose act was taken, and whose card is not drawn anew yet. */
const TAKEN = 'data-taken';
/** What an act comes to is known before the server has answered; whether it took it. */
type AtOnce = () => Promise<boolean>;

/** What the order asks for now, always in the same place. Filled: somebody waits for it. */
export const ActButton = ({ order, act, doing }: Props) => {
  const { t } = useText();
  const open = useOpenOrderSheet();
  const deliver = useDeliver(order, doing);
  const courseName = useCourseName();
  const { fire, disabled: firing } = useFire();
  const now = useNowWhen(moment => String(untilSlot(order, moment)));
  const minutes = usualChoice(untilSlot(order, now));
  const button = useRef<HTMLButtonElement>(null);
  const key = actKey(act);
  // Another act in its place is not taken yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each other act
  useLayoutEffect(() => button.current?.removeAttribute(TAKEN), [key]);
  const done =
    (action: OrderAction): AtOnce =>
    async () =>
      (await doing.act(action)) !== undefined;
  const accepts = (wait: number | null) => done({ kind: 'accept', minutes: wait });
  const shown = (): {
    label: string;
    words: string;
    small?: string;
    run?: () => unknown;
    atOnce?: AtOnce;
  } => {
    switch (act.kind) {
      case 'presence': {
        const words = t('presence.yes');
        return { label: words, words, atOnce: accepts(null) };
      }
      case 'accept':
        return {
          label: t('accept.label', { number: order.order_id, minutes }),
          words: t('accept.short'),
          small: t('age.minutes', { minutes }),
          atOnce: accepts(minutes),
        };
      case 'cash': {
        const words = t('cash.paid');
        return { label: words, words, run: () => open('cash', order.unique_order_number) };
      }
      case 'fire': {
        const label = t('course.fire', { course: courseName(act.course) });
        return { label, words: label, run: () => fire({ id: act.course, orders: [order] }) };
      }
      case 'close': {
        const words = t('close.order');
        return { label: words, words, atOnce: done({ kind: 'close' }) };
      }
      case 'deliver': {
        const atOnce = () => deliver(act.items);
        const count = act.items.length;
        if (act.made && count < act.of) {
          return {
            label: t('deliver.ready', { count }),
            words: t('ready.deliver'),
            small: String(count),
            atOnce,
          };
        }
        const all =
          act.of === order.items.filter(item => item.quantity > item.taken_off && !item.held).length;
        const words = all ? t('deliver.all') : t('deliver.rest', { count: act.of });
        return { label: words, words, atOnce };
      }
    }
  };
  const { label, words, small, run, atOnce } = shown();
  const onClick = ({ currentTarget }: MouseEvent): void => {
    // The second of two taps is no act of its own.
    if (currentTarget.hasAttribute(TAKEN)) return;
    if (atOnce) markAtOnce(currentTarget, TAKEN, atOnce());
    else run?.();
  };
  return (
    <Button
      ref={button}
      className={styles.act}
      size="md"
      px={6}
      variant={isWaitedFor(act) ? 'filled' : 'default'}
      data-act=""
      aria-label={label}
      disabled={doing.disabled || firing}
      onClick={onClick}
    >
      <span className={styles.actWords}>
        {words}
        {small !== undefined && <small>{small}</small>}
      </span>
    </Button>
  );
};
