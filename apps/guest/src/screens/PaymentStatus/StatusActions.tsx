import { Button, buttonClass, Icon } from '@tableside/design';
import { useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useGuest } from '../../features/venue/index.ts';
import { WaiterSheet } from '../../features/waiter/index.ts';
import { useT } from '../../texts/texts.ts';
import type { StatusView } from './status-view.ts';

const useCalls = (): boolean => {
  const { flags, preview } = useGuest();
  return flags.has('call-waiter') && !preview;
};
const helps = (view: StatusView): boolean => view === 'still' || view === 'missing';

type Props = { readonly view: StatusView; readonly again: string; readonly back: string };

/** The one thing to do now: pay again only where it is known that nothing was charged; otherwise people help. */
export const StatusAction = ({ view, again, back }: Props) => {
  const t = useT();
  const calls = useCalls();
  const [calling, setCalling] = useState(false);
  if (view === 'failed') {
    return (
      <Link href={again} className={buttonClass('primary', true)}>
        {t('pay.status.retry')}
      </Link>
    );
  }
  if (!calls) {
    return (
      <Link href={back} className={buttonClass('primary', true)}>
        {t('common.goToMenu')}
      </Link>
    );
  }
  return (
    <>
      <Button wide onClick={() => setCalling(true)}>
        <Icon name="bell" size={20} />
        {t('select.callWaiter')}
      </Button>
      <WaiterSheet open={calling} onClose={() => setCalling(false)} />
    </>
  );
};

/** The quiet way out, below what is known; where a payment failed, the arrow at the top leads there. */
export const StatusBack = ({ view, back }: Omit<Props, 'again'>) => {
  const t = useT();
  const calls = useCalls();
  if (!(helps(view) && calls)) return null;
  return (
    <Link href={back} className="word">
      {t('common.goToMenu')}
    </Link>
  );
};
