import { Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useCallback, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import {
  PaperState,
  rememberedPrinter,
  rememberPrinter,
  usePaper,
  usePaperPrinters,
} from '../../printing/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';
import { Print } from './Print.tsx';
import { PAPERS } from './paper.ts';
import { rememberedPaper, rememberPaper } from './remembered-paper.ts';

/** The paper that goes to the table before anybody pays: prints it, shows it, and takes it back. */
export const PrecheckSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const { act, busy, disabled } = useBillAction(bill);
  const printers = usePaperPrinters();
  const out = usePaper();
  // A printer of the venue, or what the printer of this device has in it.
  const [chosen, setChosen] = useState<string>(() => rememberedPrinter(venue.id) ?? '');
  const printer = PAPERS.some(each => each === chosen)
    ? undefined
    : (printers.find(({ id }) => id === chosen) ?? printers[0]);
  const paper = PAPERS.find(each => each === chosen) ?? rememberedPaper();
  const [text, setText] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const stop = useCallback(() => setPrinting(false), []);
  const mark = (printed: boolean, at: string | null = null) =>
    act(`precheck ${printed} ${at} ${bill.revision}`, place =>
      call('POST /console/{venue}/bills/{bill}/precheck', { ...place, body: { printed, printer: at } }),
    );
  const print = async () => {
    const answer = await mark(true, printer?.id ?? null);
    if (!answer) return;
    setText(answer.text);
    rememberPrinter(venue.id, printer?.id ?? paper);
    if (answer.paper) out.follow(answer.paper);
    else setPrinting(true);
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
          value={printer?.id ?? paper}
          onChoose={next => {
            setChosen(next);
            const own = PAPERS.find(each => each === next);
            if (own) rememberPaper(own);
          }}
          options={[
            ...printers.map(({ id, name }) => ({ value: id, label: name })),
            ...PAPERS.map(value => ({
              value,
              label: t(printers.length > 0 ? `precheck.own.${value}` : `precheck.${value}`),
            })),
          ]}
        />
        <PaperState
          paper={out.paper}
          disabled={disabled || out.disabled}
          onCancel={() => void out.cancel()}
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
