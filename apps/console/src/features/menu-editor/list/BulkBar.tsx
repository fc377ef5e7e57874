import { Button, NumberInput, Select } from '@mantine/core';
import type { MenuEditBody } from '@tableside/contract/http/shared/menu-edit';
import { minor } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useMoney } from '../../session/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { RateField } from '../price/RateField.tsx';
import { nameIn } from '../words.ts';

type Props = { readonly ids: readonly string[]; readonly onDone: () => void };

const STEPS = [1, 5, 10, 50, 100] as const;

/** What can be done with the dishes that are selected, all at once; one Undo takes it back. */
export const BulkBar = ({ ids, onDone }: Props) => {
  const { t } = useText();
  const { show } = useMoney();
  const { draft, change } = useDraft();
  const [opened, setOpened] = useState(false);
  const [percent, setPercent] = useState<number | string>(10);
  const isPercent = typeof percent === 'number' && percent !== 0;
  /** Prices were to be changed by nothing. */
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState('5');
  const [busy, setBusy] = useState(false);
  const act = async (edit: MenuEditBody) => {
    setBusy(true);
    const outcome = await change(edit);
    setBusy(false);
    if (outcome.kind !== 'saved') return;
    setOpened(false);
    onDone();
  };
  const none = ids.length === 0;
  return (
    <div className={styles.bulk}>
      <b role="status">{t('menu.selected', { count: ids.length })}</b>
      <div className={styles.buttons}>
        {!none && (
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('menu.bulk')}
          </Button>
        )}
        <Button variant="subtle" onClick={onDone}>
          {t('menu.selectDone')}
        </Button>
      </div>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('menu.selected', { count: ids.length })}
      >
        <div className={styles.form}>
          <fieldset className={styles.part}>
            <legend>{t('menu.bulkPrice')}</legend>
            <div className={styles.pair}>
              <NumberInput
                label={t('menu.percent')}
                min={-99}
                max={1000}
                suffix=" %"
                value={percent}
                error={tried && !isPercent ? t('menu.percentNone') : undefined}
                onChange={setPercent}
              />
              <Select
                size="lg"
                label={t('menu.rounding')}
                allowDeselect={false}
                data={STEPS.map(value => ({ value: String(value), label: show(minor(value)) }))}
                value={step}
                onChange={value => value !== null && setStep(value)}
              />
            </div>
            <Button
              // A second tap would raise what was just raised.
              loading={busy}
              onClick={() => {
                setTried(!isPercent);
                if (!isPercent) return;
                void act({
                  kind: 'items-price',
                  ids: [...ids],
                  rule: { percent: Number(percent), step: Number(step) },
                });
              }}
            >
              {t('menu.bulkPriceDo')}
            </Button>
          </fieldset>
          <Select
            size="lg"
            label={t('menu.bulkMove')}
            placeholder={t('menu.category')}
            data={draft.document.categories.map(({ id, name }) => ({
              value: id,
              label: nameIn(name, draft.main_language),
            }))}
            value={null}
            disabled={busy}
            onChange={category =>
              category !== null && void act({ kind: 'items-move', ids: [...ids], category })
            }
          />
          <RateField
            value={undefined}
            label={t('menu.bulkVatRate')}
            none={t('menu.vatRateNone')}
            disabled={busy}
            onSet={rate => void act({ kind: 'items-vat', ids: [...ids], rate })}
            chooses
          />
          <div className={styles.buttons}>
            {([true, false] as const).map(hidden => (
              <Button
                key={String(hidden)}
                variant="default"
                disabled={busy}
                onClick={() => void act({ kind: 'items-hide', ids: [...ids], hidden })}
              >
                {t(hidden ? 'menu.hide' : 'menu.unhide')}
              </Button>
            ))}
          </div>
        </div>
      </Sheet>
    </div>
  );
};
