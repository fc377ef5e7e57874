import type { OperatorView } from '@tableside/contract/http/in-person/operator';
import { Button, Sheet } from '@tableside/design';
import { useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import styles from './TerminalCommands.module.css';

type Action = NonNullable<NonNullable<OperatorView['terminal']>['action']>;
const KNOWN = ['NP', 'NR', 'BS'] as const;

const wordsOf = ({ kind, state, code }: Action) => {
  if (kind === 'settlement' && state === 'unknown') return 'operator.code.unknown' as const;
  return `operator.code.${KNOWN.find(known => known === code) ?? 'other'}` as const;
};

/** What ended badly here since the page was opened, titled with the terminal's code. TERM-30 */
export const Failed = ({ action }: { readonly action: Action | null }) => {
  const t = useT();
  const mark = action ? `${action.id} ${action.at}` : '';
  // What had ended before is history.
  const [seen, setSeen] = useState(action?.state === 'running' ? '' : mark);
  const isBad = action !== null && (action.state === 'declined' || action.state === 'unknown');
  const close = () => setSeen(mark);
  const isOpen = isBad && mark !== seen;
  useBackCloses(isOpen, 'sheet', close);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      label={t('operator.failed', { code: action?.code || '–' })}
      closeLabel={t('common.close')}
      footer={
        <Button wide onClick={close}>
          {t('common.ok')}
        </Button>
      }
    >
      {action && (
        <div className={styles.failed}>
          <p>{t(wordsOf(action))}</p>
          {action.text !== '' && <p className={styles.display}>{action.text}</p>}
        </div>
      )}
    </Sheet>
  );
};
