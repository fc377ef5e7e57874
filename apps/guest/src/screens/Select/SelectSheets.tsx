import { LanguageSheet } from '../../features/language/index.ts';
import { WaiterSheet } from '../../features/waiter/index.ts';

export type OpenSheet = 'waiter' | 'language' | null;

/** The sheets of the welcome; fetched after the first view. */
const SelectSheets = ({ sheet, onClose }: { sheet: OpenSheet; onClose: () => void }) => (
  <>
    <WaiterSheet open={sheet === 'waiter'} onClose={onClose} />
    <LanguageSheet open={sheet === 'language'} onClose={onClose} />
  </>
);
export default SelectSheets;
