import { Button, Sheet } from '@tableside/design';
import { placeName } from '@tableside/domain/venue';
import type { MessageKey } from '@tableside/i18n';
import { type FormEvent, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { labelOf, useGuest, useTableLabel } from '../venue/index.ts';
import { Camera } from './Camera.tsx';
import { CodeField } from './CodeField.tsx';
import { codeOfLink } from './code-of-link.ts';
import { canScan } from './detector.ts';
import { goThere, showThere, type Went } from './go-there.ts';
import { LeftBehind } from './LeftBehind.tsx';
import styles from './WrongTable.module.css';

/** Travels with the sheet: who types a code has no need of the other, and every file more weighs on the first view. */
export { SpokenCode } from './SpokenCode.tsx';

type Props = { readonly open: boolean; readonly onClose: () => void };

/** Where the guest orders, and how to go where they sit: by the camera, or by the code that staff can say. */
const WrongTableSheet = ({ open, onClose }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { token, restaurant } = useGuest();
  const table = useTableLabel();
  const [code, setCode] = useState('');
  const [scanning, setScanning] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<MessageKey | null>(null);
  const [went, setWent] = useState<Went | null>(null);
  const close = () => {
    setScanning(false);
    setTrouble(null);
    onClose();
  };
  useBackCloses(open, 'sheet', close);

  const go = async (wanted: string) => {
    setScanning(false);
    setTrouble(null);
    setBusy(true);
    try {
      const there = await goThere(token, wanted);
      if (there.same) setTrouble('table.same');
      else if (there.left_behind.length > 0) setWent(there);
      // The page goes away in a moment: the button stays busy.
      else return showThere(there);
    } catch (error) {
      setTrouble(failureText(failureCode(error)));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length < 3) setTrouble('table.codeHint');
    else void go(code);
  };
  const read = (seen: string) => {
    const found = codeOfLink(seen);
    if (found) return void go(found);
    setScanning(false);
    setTrouble('table.notOurs');
  };
  const refused = () => {
    setScanning(false);
    setTrouble('table.noCamera');
  };

  if (went) {
    const called = placeName(went.table_name, 'table', language === restaurant.main_language);
    const name = labelOf(t, called);
    return (
      <Sheet
        open={open}
        onClose={() => showThere(went)}
        label={name}
        closeLabel={t('common.close')}
        footer={
          <Button wide onClick={() => showThere(went)}>
            {t('table.goOn', { name })}
          </Button>
        }
      >
        <LeftBehind dishes={went.left_behind} />
      </Sheet>
    );
  }
  return (
    <Sheet open={open} onClose={close} label={t('table.wrong')} closeLabel={t('common.close')}>
      <div className={styles.body}>
        <p className={styles.here}>
          <span className={styles.text}>{t('table.here')}</span>
          <strong className={styles.name}>{table}</strong>
        </p>
        <p className={styles.text}>{t('table.text')}</p>
        {scanning && <Camera onCode={read} onRefused={refused} onStop={() => setScanning(false)} />}
        {!scanning && canScan() && (
          <Button wide look="secondary" busy={busy} onClick={() => setScanning(true)}>
            {t('table.scan')}
          </Button>
        )}
        <form className={styles.form} onSubmit={submit}>
          <CodeField code={code} trouble={trouble} onCode={setCode} />
          <Button wide type="submit" busy={busy}>
            {t('table.go')}
          </Button>
        </form>
        <p className="visually-hidden" role="status">
          {trouble && t(trouble)}
        </p>
      </div>
    </Sheet>
  );
};
export default WrongTableSheet;
