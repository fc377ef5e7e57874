import { Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useCallback, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';
import { Print } from './Print.tsx';
import { PAPERS, type Paper } from './paper.ts';
import { rememberedPaper, rememberPaper } from './remembered-paper.ts';

/** The paper that goes to the table before anybody pays: prints it, shows it, and takes it back. */
export const PrecheckSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const { act, busy, disabled } = useBillAction(bill);
  const [paper, setPaper] = useState<Paper>(rememberedPaper);
  const [text, setText] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const stop = useCallback(() => setPrinting(false), []);
  const mark = (printed: boolean) =>
    act(`precheck ${printed} ${bill.revision}`, place =>
      call('POST /console/{venue}/bills/{bill}/precheck', { ...place, body: { printed } }),
    );
  const print = async () => {
    const answer = await mark(true);
    if (!answer) return;
    setText(answer.text);
    setPrinting(true);
  };
  const takeBack = async () => {
    if (await mark(false)) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('bill.precheck')}>
      <div className={styles.form}>
        <p>{t(bill.precheck_printed ? 'precheck.isOut' : 'precheck.what')}</p>
        {text !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
          <section className={styles.preview} tabIndex={0} aria-label={t('bill.precheck')}>
            <pre>{text}</pre>
          </section>
        )}
        <FilterChips
          label={t('precheck.paper')}
          value={paper}
          onChoose={chosen => {
            setPaper(chosen);
            rememberPaper(chosen);
          }}
          options={PAPERS.map(value => ({ value, label: t(`precheck.${value}`) }))}
        />
        <div className={styles.buttons}>
          {bill.precheck_printed && (
            <Button size="xl" variant="default" disabled={disabled} onClick={takeBack}>
              {t('precheck.takeBack')}
            </Button>
          )}
          <Button
            size="xl"
            loading={busy}
            disabled={disabled}
            leftSection={<Icon name="printer" />}
            onClick={print}
          >
            {t(bill.precheck_printed ? 'precheck.again' : 'precheck.print')}
          </Button>
        </div>
      </div>
      {printing && text !== null && <Print text={text} paper={paper} onPrinted={stop} />}
    </Sheet>
  );
};
