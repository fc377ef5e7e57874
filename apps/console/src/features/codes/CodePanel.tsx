import { Button } from '@mantine/core';
import { addressOfCode, spelledAddress } from '@tableside/domain/codes';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useClock } from '../session/index.ts';
import styles from './codes.module.css';
import { type CodedTable, type Codes, stateOf } from './codes-query.ts';
import { useCodesAction } from './use-codes-action.ts';

/** A table's code on screen, as a picture to save, and a new one in its place. */
export const CodePanel = ({ codes, table }: { codes: Codes; table: CodedTable }) => {
  const { t } = useText();
  const tableName = useTableName();
  const { dayAndTime } = useClock();
  const notify = useNotify();
  const { change, print, disabled } = useCodesAction();
  const [asking, setAsking] = useState(false);
  const name = tableName(table.name);
  const state = stateOf(table, codes.address);

  const rotate = async () => {
    setAsking(false);
    const done = await change(`rotate ${table.id} ${table.hash}`, (venue, idempotencyKey) =>
      call('POST /console/{venue}/codes/{table}/rotate', {
        venue,
        table: table.id,
        idempotencyKey,
        body: {},
      }),
    );
    if (done) notify({ message: t('codes.rotated', { table: name }), tone: 'calm' });
  };

  return (
    <div className={styles.panel}>
      <div className={styles.code}>
        <QrCode text={addressOfCode(codes.address, table.hash)} label={t('codes.qr', { table: name })} />
        <dl className={styles.facts}>
          <dt>{t('codes.code')}</dt>
          <dd className={styles.spoken}>{table.short_code}</dd>
          <dd className={styles.typed}>{spelledAddress(addressOfCode(codes.address, table.short_code))}</dd>
          <dd>
            {table.last_scan_at === null
              ? t('codes.neverScanned')
              : t('codes.lastScan', { when: dayAndTime(table.last_scan_at) })}
          </dd>
          {table.printed && state !== 'current' && (
            <dd className={styles.late}>
              {t('codes.printedAs', {
                address: spelledAddress(table.printed.address),
                name: table.printed.name,
              })}
            </dd>
          )}
        </dl>
      </div>
      <div className={styles.deeds}>
        {(['png', 'svg'] as const).map(kind => (
          <Button
            key={kind}
            variant="default"
            leftSection={<Icon name="download" />}
            disabled={disabled}
            onClick={() => void print([table.id], kind, `table-${table.short_code}`)}
          >
            {t('codes.picture', { kind: kind.toUpperCase() })}
          </Button>
        ))}
        {!asking && (
          <Button variant="default" disabled={disabled} onClick={() => setAsking(true)}>
            {t('codes.rotate')}
          </Button>
        )}
      </div>
      {asking && (
        <div role="alert" className={styles.sure}>
          <p>{t('codes.rotateWhat')}</p>
          <div className={styles.deeds}>
            <Button color="brick" disabled={disabled} onClick={() => void rotate()}>
              {t('codes.rotateSure')}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('app.cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
