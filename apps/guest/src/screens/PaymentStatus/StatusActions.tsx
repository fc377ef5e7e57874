import { Button, buttonClass, Icon } from '@tableside/design';
import { useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useGuest } from '../../features/venue/index.ts';
import { WaiterSheet } from '../../features/waiter/index.ts';
import { useT } from '../../texts/texts.ts';
import type { StatusView } from './status-view.ts';

type Props = { readonly view: StatusView; readonly again: string; readonly back: string };

/** What can be done now: pay again only where it is known that nothing was charged; otherwise people help. */
export const StatusActions = ({ view, again, back }: Props) => {
  const t = useT();
  const { flags, preview } = useGuest();
  const [calling, setCalling] = useState(false);
  if (view === 'failed') {
    return (
      <>
        <Link href={again} className={buttonClass('primary', true)}>
          {t('pay.status.retry')}
        </Link>
        <Link href={back} className={buttonClass('quiet', true)}>
          {t('common.back')}
        </Link>
      </>
    );
  }
  const calls = flags.has('call-waiter') && !preview;
  if (view !== 'still' && view !== 'missing') return null;
  return (
    <>
      {calls && (
        <Button wide onClick={() => setCalling(true)}>
          <Icon name="bell" size={20} />
          {t('select.callWaiter')}
        </Button>
      )}
      <Link href={back} className={buttonClass(calls ? 'quiet' : 'primary', true)}>
        {t('common.goToMenu')}
      </Link>
      <WaiterSheet open={calling} onClose={() => setCalling(false)} />
    </>
  );
};
