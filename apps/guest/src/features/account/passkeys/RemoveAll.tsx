import { Button } from '@tableside/design';
import { useState } from 'react';
import { useT } from '../../../texts/texts.ts';

type Props = { readonly busy: boolean; readonly onRemove: () => void };

/** Takes every passkey away, asked once more. */
export const RemoveAll = ({ busy, onRemove }: Props) => {
  const t = useT();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button wide look="secondary" onClick={() => setSure(true)}>
        {t('account.passkey.removeAll')}
      </Button>
    );
  return (
    <>
      <p role="status">{t('account.passkey.removeAllText')}</p>
      <Button wide look="secondary" busy={busy} onClick={onRemove}>
        {t('account.passkey.removeNow')}
      </Button>
      <Button wide look="quiet" onClick={() => setSure(false)}>
        {t('common.cancel')}
      </Button>
    </>
  );
};
