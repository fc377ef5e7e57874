import { Button } from '@tableside/design';
import type { MessageKey } from '@tableside/i18n';
import { type FormEvent, useState } from 'react';
import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { useT } from '../../texts/texts.ts';
import { CodeField } from './CodeField.tsx';
import styles from './WrongTable.module.css';

/** The short code that the address is, as somebody typed it; any other address is none. */
const spokenIn = (path: string): string => /^\/(\w{5})\/?$/.exec(path)?.[1]?.toUpperCase() ?? '';

/** The short code of a sign, filled in from the address that was typed: it opens the menu when the guest says so. */
export const SpokenCode = () => {
  const t = useT();
  const [code, setCode] = useState(() => spokenIn(location.pathname));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<MessageKey | null>(null);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(null);
    setBusy(true);
    try {
      const { hash } = await api('POST /spoken-code', { body: { code } });
      // The page goes away in a moment: the button stays busy.
      return location.replace(pathTo('ScanQr', { hash }));
    } catch (error) {
      setTrouble(failureText(failureCode(error)));
    }
    setBusy(false);
  };
  return (
    <form className={styles.spoken} onSubmit={go}>
      <CodeField code={code} trouble={trouble} onCode={setCode} minLength={3} required />
      <Button wide type="submit" busy={busy}>
        {t('scan.spokenGo')}
      </Button>
    </form>
  );
};
