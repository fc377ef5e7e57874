import { buttonClass, Icon } from '@tableside/design';
import { useState } from 'react';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { WaiterSheet } from '../../waiter/index.ts';

/** A bill that is paid to people after all: calls them. */
export const StaffInstead = () => {
  const t = useT();
  const { flags, preview } = useGuest();
  const [calling, setCalling] = useState(false);
  if (!flags.has('call-waiter') || preview) return null;
  return (
    <>
      <button type="button" className={buttonClass('quiet', true)} onClick={() => setCalling(true)}>
        <Icon name="bell" size={20} />
        {t('pay.staffInstead')}
      </button>
      <WaiterSheet open={calling} onClose={() => setCalling(false)} />
    </>
  );
};
