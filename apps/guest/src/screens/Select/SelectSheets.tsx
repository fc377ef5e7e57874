import { LanguageSheet } from '../../features/language/index.ts';
import { VisitReview } from '../../features/review/index.ts';
import { WaiterSheet } from '../../features/waiter/index.ts';

export type OpenSheet = 'waiter' | 'language' | 'review' | null;

/** The sheets of the welcome; they come in one file with those of the menu. */
export const SelectSheets = ({ sheet, onClose }: { sheet: OpenSheet; onClose: () => void }) => (
  <>
    <WaiterSheet open={sheet === 'waiter'} onClose={onClose} />
    <VisitReview open={sheet === 'review'} onClose={onClose} />
    <LanguageSheet open={sheet === 'language'} onClose={onClose} />
  </>
);
