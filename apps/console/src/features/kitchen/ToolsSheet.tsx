import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import type { Tool } from './KitchenBar.tsx';
import styles from './kitchen.module.css';

type Props = { opened: boolean; tools: readonly Tool[]; onClose: () => void };

/** What a kitchen needs once in a while, and no room on its bar: the size of its letters, keys, printers, how it works. */
export const ToolsSheet = ({ opened, tools, onClose }: Props) => {
  const { t } = useText();
  return (
    <Sheet gloves opened={opened} onClose={onClose} title={t('kitchen.tools')}>
      <div className={styles.deeds}>
        {tools.map(({ icon, words, disabled, onTap }) => (
          <button key={words} type="button" className={styles.deed} disabled={disabled} onClick={onTap}>
            <Icon name={icon} />
            {words}
          </button>
        ))}
      </div>
    </Sheet>
  );
};
