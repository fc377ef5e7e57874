import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console';
import { mayMove } from '@tableside/domain/orders';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { laneOf } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { AllergySheet } from './AllergySheet.tsx';
import { ContentsSheet } from './ContentsSheet.tsx';
import { MoreTime } from './MoreTime.tsx';
import styles from './order-card.module.css';
import { ReasonSheet } from './ReasonSheet.tsx';
import type { ActOnOrder } from './use-order-action.ts';

export type Refusal = 'reject' | 'fail';

/**
 * What is needed now and then: more time, and the ways out. The floor refuses, the kitchen says that it cannot be made;
 * both ask for the reason, once.
 */
export const QuietButtons = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const [asking, setAsking] = useState<Refusal | null>(null);
  const [looking, setLooking] = useState<'contents' | 'allergy' | null>(null);
  const offered: Refusal[] = [];
  // What still waits for its payment or for other guests is not the venue's yet; the server refuses both.
  const ours = order.status !== 'pending_activate';
  if (ours && may('rejectOrders') && mayMove(order.status, 'rejected', 'staff')) offered.push('reject');
  if (ours && may('failOrders') && mayMove(order.status, 'failed', 'staff')) offered.push('fail');
  const late = laneOf(order) === 'progress' && may('moveOrders');
  return (
    <div className={styles.quiet}>
      <Button variant="subtle" size="md" px={6} onClick={() => setLooking('contents')}>
        {t('contents.ask')}
      </Button>
      {ours && (
        <Button
          variant="subtle"
          size="md"
          px={6}
          disabled={doing.disabled}
          onClick={() => setLooking('allergy')}
        >
          {t('allergy.ask')}
        </Button>
      )}
      {late && <MoreTime order={order} doing={doing} />}
      {offered.map(kind => (
        <Button
          key={kind}
          variant="subtle"
          size="md"
          px={6}
          color="brick"
          disabled={doing.disabled}
          onClick={() => setAsking(kind)}
        >
          {t(`reason.${kind}`)}
        </Button>
      ))}
      {looking === 'contents' && <ContentsSheet order={order} opened onClose={() => setLooking(null)} />}
      {looking === 'allergy' && (
        <AllergySheet order={order} doing={doing} opened onClose={() => setLooking(null)} />
      )}
      <ReasonSheet order={order} doing={doing} asking={asking} onClose={() => setAsking(null)} />
    </div>
  );
};
