import type { OperatorView } from '@tableside/contract/http/in-person/operator';
import { Button, EmptyState, Sheet, Skeleton } from '@tableside/design';
import { formatTime } from '@tableside/i18n';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { Chips } from './Chips.tsx';
import { Failed } from './Failed.tsx';
import styles from './TerminalCommands.module.css';
import { blockedBy, type Deed, useDesk } from './use-desk.ts';

type Desk = ReturnType<typeof useDesk>;

/** One thing to do, what it does, and why it does not work just now. */
const Command = ({ hint, why, children }: { hint: string; why: string | null; children: ReactNode }) => (
  <li className={styles.command}>
    {children}
    <p className={why === null ? styles.hint : styles.why}>{why ?? hint}</p>
  </li>
);

const Commands = ({
  view,
  busy,
  act,
  testPrint,
}: Omit<Desk, 'desk' | 'refused'> & { view: OperatorView }) => {
  const t = useT();
  const { money } = useGuest();
  const [sure, setSure] = useState<'settlement' | 'void-unresolved' | null>(null);
  useBackCloses(sure !== null, 'sheet', () => setSure(null));
  const { terminal, printer } = view;
  const blocked = busy === null ? blockedBy(view) : 'busy';
  const why = blocked && t(`operator.why.${blocked}`);
  const button = (deed: Deed, words: string, go: () => void, look: 'primary' | 'secondary' = 'secondary') => (
    <Button wide look={look} disabled={blocked !== null} busy={busy === deed} onClick={go}>
      {words}
    </Button>
  );
  const unresolved = terminal?.unresolved ?? 0;
  const settled = terminal?.settled_at;
  return (
    <>
      <ul className={styles.commands}>
        <Command hint={t('operator.reportHint')} why={why}>
          {button('report', t('operator.report'), () => void act('report'))}
        </Command>
        <Command
          hint={settled ? t('operator.settled', { time: formatTime(settled) }) : t('operator.neverSettled')}
          why={why}
        >
          {button('settlement', t('operator.settle'), () => setSure('settlement'), 'primary')}
        </Command>
        <Command
          hint={
            unresolved === 0
              ? t('operator.noneUnresolved')
              : t('operator.unresolved', { count: unresolved, sum: money(terminal?.unresolved_sum ?? 0) })
          }
          why={why}
        >
          {button('void-unresolved', t('operator.void'), () => setSure('void-unresolved'))}
        </Command>
        <Command
          hint={t('operator.testHint')}
          why={printer ? (busy === null ? null : t('operator.why.busy')) : t('operator.why.printer')}
        >
          <Button
            wide
            look="secondary"
            disabled={!printer || busy !== null}
            busy={busy === 'test'}
            onClick={() => void testPrint()}
          >
            {t('operator.test')}
          </Button>
        </Command>
      </ul>
      {terminal && terminal.slip !== '' && (
        <section className={styles.slip} aria-labelledby="slip">
          <h2 id="slip">{t('operator.slip')}</h2>
          <pre>{terminal.slip}</pre>
        </section>
      )}
      <Sheet
        open={sure !== null}
        onClose={() => setSure(null)}
        label={t(sure === 'settlement' ? 'operator.settle' : 'operator.void')}
        closeLabel={t('common.close')}
        footer={
          <Button
            wide
            onClick={() => {
              const deed = sure;
              setSure(null);
              if (deed) void act(deed);
            }}
          >
            {t('common.confirm')}
          </Button>
        }
      >
        <p className={styles.sure}>
          {t(sure === 'settlement' ? 'operator.sure.settlement' : 'operator.sure.void')}
        </p>
      </Sheet>
    </>
  );
};

/** The kiosk's back office: X, Z, voiding what is unresolved, a test print, and how both devices stand. TERM-01…07; 3§2. */
const TerminalCommands = (_: ScreenProps) => {
  const t = useT();
  const { token, session } = useGuest();
  const { desk, refused, ...can } = useDesk(token);
  const isKiosk = session.kiosk !== null && !refused;
  return (
    <Frame title={t('operator.title')}>
      <div className={styles.page}>
        {!isKiosk ? (
          <EmptyState icon="lock" title={t('operator.notHere')} text={t('operator.notHereText')} />
        ) : desk ? (
          <>
            <Chips desk={desk} />
            <p role="status" className={styles.running}>
              {desk.terminal?.running && t(`operator.running.${desk.terminal.running}`)}
            </p>
            <Commands view={desk} {...can} />
            <Failed action={desk.terminal?.action ?? null} />
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        )}
      </div>
    </Frame>
  );
};
export default TerminalCommands;
