import { Button, TextInput } from '@mantine/core';
import { basisPointsOf } from '@tableside/domain/ledger';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { roleMay, useClock, useVenue } from '../session/index.ts';
import styles from './hall-money.module.css';
import type { HallAccount } from './hall-money-query.ts';
import { useHallAction } from './use-hall-action.ts';
import { usePercent } from './use-percent.ts';

/** What the operator keeps of a sale, every percentage there was, and for its owner the next one. */
export const Commission = ({ of, mine }: { readonly of: HallAccount; readonly mine: boolean }) => {
  const { t } = useText();
  const { role } = useVenue();
  const { dayAndTime } = useClock();
  const written = usePercent();
  const { act, busy, disabled } = useHallAction();
  const [typed, setTyped] = useState(written(of.percent));
  const percent = typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
  const isWrong = basisPointsOf(percent) === null;
  const save = () => {
    if (isWrong) return;
    void act(
      `commission ${of.venue} ${of.version} ${percent}`,
      venue =>
        call('POST /console/{venue}/hall/commission', {
          venue,
          body: { stall: of.venue, percent, version: of.version },
        }),
      t('hallMoney.commissionSaved', { name: of.name, percent: written(percent) }),
    );
  };
  return (
    <>
      {mine && of.hall !== null && roleMay(role, 'setCommission') && (
        <Form className={styles.field} onSubmit={save}>
          <TextInput
            size="md"
            label={t('hallMoney.commissionOf', { name: of.name })}
            description={t('hallMoney.commissionHint')}
            error={isWrong && t('hallMoney.commissionWrong')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            rightSection="%"
            onChange={event => setTyped(event.currentTarget.value)}
          />
          {(isWrong || percent !== of.percent) && (
            <Button type="submit" size="md" variant="default" loading={busy} disabled={disabled}>
              {t('hallMoney.commissionSave')}
            </Button>
          )}
        </Form>
      )}
      {of.versions.length > 0 && (
        <ul className={styles.versions}>
          {of.versions.map(({ version, percent: then, changed_at: at, changed_by: by }) => (
            <li key={version}>
              {t('hallMoney.version', { percent: written(then), at: dayAndTime(at), by })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
