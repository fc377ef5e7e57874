import type { OperatorView } from '@tableside/contract/http/in-person/operator';
import { Icon } from '@tableside/design';
import { isPrinterOnline } from '@tableside/domain/printing';
import { useT } from '../../texts/texts.ts';
import styles from './TerminalCommands.module.css';

type Props = { readonly desk: OperatorView };

const Chip = ({ name, state, good }: { name: string; state: string; good: boolean }) => (
  <li className={styles.chip} data-good={good}>
    <Icon name={good ? 'check' : 'warning'} size={22} />
    <span>
      <strong>{name}</strong>
      <span>{state}</span>
    </span>
  </li>
);

/** How terminal and printer stand. TERM-05 */
export const Chips = ({ desk: { terminal, printer } }: Props) => {
  const t = useT();
  return (
    <ul className={styles.chips} aria-live="polite">
      <Chip
        name={t('operator.terminal')}
        state={t(
          terminal
            ? terminal.online
              ? 'operator.chip.online'
              : 'operator.chip.offline'
            : 'operator.chip.none',
        )}
        good={terminal?.online ?? false}
      />
      <Chip
        name={t('operator.printer')}
        state={t(printer ? `operator.chip.${printer.standing}` : 'operator.chip.none')}
        good={printer !== null && isPrinterOnline(printer.standing)}
      />
    </ul>
  );
};
