import { Icon } from '@tableside/design';
import { isSeated } from '@tableside/domain/venue';
import { type ReactNode, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { loadMoreTexts, useT } from '../../texts/texts.ts';
import { useGuest, useTableLabel } from '../venue/index.ts';

const loadSheet = async () => {
  const [part] = await Promise.all([import('./WrongTableSheet.tsx'), loadMoreTexts()]);
  return part;
};

type Props = { readonly className: string | undefined; readonly children?: ReactNode };

/** Where the guest is; where there are tables, a tap on it helps who sits at another one. */
export const TableTag = ({ className, children }: Props) => {
  const t = useT();
  const table = useTableLabel();
  const { preview, place } = useGuest();
  const [open, setOpen] = useState(false);
  const Sheet = useLate(loadSheet, open);
  if (!table) return null;
  if (preview || !isSeated(place)) {
    return (
      <p className={className}>
        <Icon name="pin" size={16} />
        {table}
      </p>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="pin" size={16} />
        {table !== t('common.yourTable') && (
          <span className="visually-hidden">{t('common.yourTable')}: </span>
        )}
        <span>
          {table}
          {children}
        </span>
      </button>
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
