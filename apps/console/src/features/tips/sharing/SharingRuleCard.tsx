import { Button, NumberInput } from '@mantine/core';
import { areWeights, SHARING_RULES, type SharingRule } from '@tableside/domain/payouts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Lacks } from '../../../parts/form/Lacks.tsx';
import { useLack } from '../../../parts/form/use-lack.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { roleMay, useClock, useVenue } from '../../session/index.ts';
import styles from '../tips.module.css';
import type { ConsoleGifts } from '../tips-query.ts';
import { useGiftAction } from '../use-gift-action.ts';

/** How the house's pool of tips is shared: guests read it before they give. */
export const SharingRuleCard = ({ gifts }: { readonly gifts: ConsoleGifts }) => {
  const { t } = useText();
  const { role } = useVenue();
  const { dayAndTime } = useClock();
  const { act, busy, disabled } = useGiftAction();
  const { sharing, people } = gifts;
  const [rule, setRule] = useState<SharingRule>(sharing.rule);
  const [points, setPoints] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(sharing.points.map(each => [each.to, each.points])),
  );
  const given = people.map(({ id }) => ({ to: id, points: points[id] ?? 0 }));
  const fits = rule !== 'points' || areWeights(given.map(each => ({ to: each.to, weight: each.points })));
  const lack = useLack(fits ? null : t('tips.noPoints'));
  const save = () => {
    if (lack.stops()) return;
    return act(
      `share tips ${sharing.version} ${rule} ${JSON.stringify(given)}`,
      venue =>
        call('POST /console/{venue}/gifts/sharing', {
          venue,
          body: { rule, points: rule === 'points' ? given : [] },
        }),
      t('tips.ruleSaved'),
    );
  };
  const may = roleMay(role, 'setTips');
  return (
    <SettingsCard>
      <h2>{t('tips.rule')}</h2>
      <p>{t(`tips.rule.${may ? rule : sharing.rule}.hint`)}</p>
      {sharing.changed_at !== null && (
        <p className={styles.soft}>
          {t('tips.ruleVersion', {
            version: sharing.version,
            by: sharing.changed_by,
            at: dayAndTime(sharing.changed_at),
          })}
        </p>
      )}
      {may && (
        <div className={styles.paying}>
          <FilterChips
            label={t('tips.rule')}
            value={rule}
            onChoose={setRule}
            options={SHARING_RULES.map(value => ({ value, label: t(`tips.rule.${value}`) }))}
          />
          {rule === 'points' && (
            <fieldset className={styles.amounts}>
              <legend>{t('tips.points')}</legend>
              {people.map(({ id, name }) => (
                <NumberInput
                  key={id}
                  size="lg"
                  label={name}
                  min={0}
                  max={1000}
                  decimalScale={2}
                  allowNegative={false}
                  value={points[id] ?? ''}
                  onChange={typed => setPoints({ ...points, [id]: typed === '' ? 0 : Number(typed) })}
                />
              ))}
            </fieldset>
          )}
          <Lacks why={lack.said} />
          <Button size="lg" variant="default" loading={busy} disabled={disabled} onClick={save}>
            {t('tips.ruleSave')}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
};
