import { Icon } from '@tableside/design';
import { type ReactNode, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { loadMoreTexts, useT } from '../../texts/texts.ts';
import { useGuest, useTableLabel } from '../venue/index.ts';

const loadSheet = async () => {
  const [part] = await Promise.all([import('./WrongTableSheet.tsx'), loadMoreTexts()]);
  return part;
};

type Props = { readonly className: string | undefined; readonly children?: ReactNode };

/** The guest's table; a tap on it helps who sits at another one. */
export const TableTag = ({ className, children }: Props) => {
  const t = useT();
  const table = useTableLabel();
  const { preview } = useGuest();
  const [open, setOpen] = useState(false);
  const Sheet = useLate(loadSheet, open);
  if (!table) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={preview}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="pin" size={16} />
        <span className="visually-hidden">{t('common.yourTable')}: </span>
        <span>
          {table}
          {children}
        </span>
      </button>
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
