import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';

/** Takes everything out of the pad, by two taps. */
export const EmptyPad = ({ count, onEmpty }: { count: number; onEmpty: () => void }) => {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  return (
    <Button
      variant="subtle"
      color={asked ? 'brick' : 'gray'}
      px="sm"
      aria-label={asked ? undefined : t('pad.empty')}
      onClick={asked ? onEmpty : () => setAsked(true)}
      onBlur={() => setAsked(false)}
    >
      {asked ? t('pad.emptyYes', { count }) : t('pad.emptyShort')}
    </Button>
  );
};
