import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AddressNotice,
  AddTables,
  CodeSheet,
  choiceOf,
  codesQuery,
  PrintCard,
  type Which,
  withOldAddress,
} from '../../features/codes/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import styles from '../screens.module.css';
import { CodesList } from './CodesList.tsx';

/** The venue's tables with their codes: added, changed, replaced and printed here. */
export const CodesScreen = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data: codes, error, refetch } = useQuery(codesQuery(id));
  const [adding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [which, setWhich] = useState<Which>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!codes && error) {
    return <LoadFailed title={t('codes.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!codes) return <CardSkeletons count={8} height="4rem" className={`${styles.page} ${styles.list}`} />;
  const choice = choiceOf(codes, which, chosen);
  const choose = (tables: Iterable<string>) => {
    setChosen(new Set(tables));
    setWhich('chosen');
  };
  const old = withOldAddress(codes);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.floorBar}>
        <h1 className={styles.title}>{t('codes.title')}</h1>
        <Button size="md" onClick={() => setAdding(true)}>
          {t('codes.add')}
        </Button>
      </div>
      <div className={styles.list}>
        <AddressNotice address={codes.address} old={old.length} onChooseOld={() => choose(old)} />
        {codes.tables.length === 0 ? (
          <Blank icon="table" title={t('codes.none')} hint={t('codes.noneHint')} />
        ) : (
          <>
            <PrintCard choice={choice} onWhich={setWhich} />
            <CodesList codes={codes} chosen={new Set(choice.tables)} onChoose={choose} onOpen={setOpenId} />
          </>
        )}
      </div>
      <Sheet opened={adding} onClose={() => setAdding(false)} title={t('codes.add')}>
        <AddTables key={String(adding)} codes={codes} onDone={() => setAdding(false)} />
      </Sheet>
      <CodeSheet
        codes={codes}
        table={codes.tables.find(table => table.id === openId)}
        onClose={() => setOpenId(null)}
      />
    </div>
  );
};
