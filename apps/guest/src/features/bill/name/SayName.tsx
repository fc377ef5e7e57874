import { useState } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { useNames } from '../../../data/party.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './SayName.module.css';

/** The way to a name, quiet beside what it changes. */
export const SayName = () => {
  const t = useT();
  const { token, session, preview } = useGuest();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const NameSheet = useLate(() => import('./NameSheet.tsx'), sheet !== 'never');
  const named = useNames(token).has(session.guest_index);
  if (preview) return null;
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setSheet('open')}>
        {t(named ? 'bill.name.change' : 'bill.name.add')}
      </button>
      {NameSheet && <NameSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />}
    </>
  );
};
