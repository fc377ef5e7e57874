import { useText } from '../../i18n/index.ts';
import { percentChange } from '../numbers/index.ts';

/** A day beside the usual one, as `+12 %`; null: there is nothing to compare with. */
export type Change = { readonly text: string; readonly tone: 'more' | 'less' | 'same' } | null;

export const useChange = (): ((now: number, usual: number | null) => Change) => {
  const { t } = useText();
  return (now, usual) => {
    const change = usual === null ? null : percentChange(now, usual);
    if (change === null) return null;
    if (change === 0) return { text: t('home.same'), tone: 'same' };
    const percent = Math.abs(change);
    return change > 0
      ? { text: t('home.more', { percent }), tone: 'more' }
      : { text: t('home.less', { percent }), tone: 'less' };
  };
};
