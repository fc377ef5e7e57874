import { Button, EmptyState } from '@tableside/design';
import { goBack, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { Frame } from '../../features/frame/index.ts';
import {
  canGive,
  cardOfOrder,
  GiveLoading,
  GivePage,
  GiveSuccess,
  useThanks,
} from '../../features/giving/index.ts';
import { useT } from '../../texts/texts.ts';

const NotNow = ({ session }: { readonly session: string }) => {
  const t = useT();
  const back = () => goBack(pathTo('Menu', { session }));
  return (
    <Frame title={t('gift.tip.team')}>
      <EmptyState icon="info" title={t('gift.tip.team')} text={t('errors.tip_unavailable')}>
        <Button onClick={back}>{t('common.back')}</Button>
      </EmptyState>
    </Frame>
  );
};

/** A tip for an order that has come, and what became of it: the screens of a tip card, without a card. ADR 0049 */
const ThankOrder = ({ params: { session = '', order = '' } }: ScreenProps) => {
  const paid = useQuery().has('paymentUuid');
  const { data, error } = useThanks(session, order);
  if (!data) return error === undefined ? <GiveLoading /> : <NotNow session={session} />;
  const card = cardOfOrder(data, session);
  if (paid) return <GiveSuccess card={card} cardPath={pathTo('ThankOrder', { session, order })} />;
  return canGive(data) ? <GivePage card={card} /> : <NotNow session={session} />;
};
export default ThankOrder;
