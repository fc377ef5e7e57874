import { Button, Chip, Icon, Sheet } from '@tableside/design';
import { ALLERGENS, DIETS } from '@tableside/domain/allergens';
import { useEffect, useId, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Diet.module.css';
import { type DietChoice, isChosen, NO_DIET, toggled } from './diet-choice.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly choice: DietChoice;
  /** How many dishes a choice leaves. */
  readonly leaves: (choice: DietChoice) => number;
  readonly onChoose: (choice: DietChoice) => void;
};

/** What to leave out: allergens and a diet, chosen once for every menu on this phone. */
export const DietSheet = ({ open, onClose, choice, leaves, onChoose }: Props) => {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState(choice);
  useBackCloses(open, 'sheet', onClose);
  useEffect(() => {
    if (open) setDraft(choice);
  }, [open, choice]);
  const take = (next: DietChoice) => {
    onChoose(next);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('diet.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          {isChosen(choice) && (
            <Button look="quiet" onClick={() => take(NO_DIET)}>
              {t('diet.clear')}
            </Button>
          )}
          <Button wide onClick={() => take(draft)}>
            {t('diet.show', { count: leaves(draft) })}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.private}>
          <Icon name="lock" size={18} />
          {t('diet.private')}
        </p>
        <h3 id={`${id}w`}>{t('diet.without')}</h3>
        {/* biome-ignore lint/a11y/useSemanticElements: chips that are pressed, not fields of a form */}
        <div className={styles.chips} role="group" aria-labelledby={`${id}w`}>
          {ALLERGENS.map(allergen => (
            <Chip
              key={allergen}
              chosen={draft.without.includes(allergen)}
              onClick={() => setDraft(toggled(draft, allergen))}
            >
              {t(`allergens.name.${allergen}`)}
            </Chip>
          ))}
        </div>
        <h3 id={`${id}d`}>{t('diet.diets')}</h3>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={styles.chips} role="group" aria-labelledby={`${id}d`}>
          {DIETS.map(diet => (
            <Chip
              key={diet}
              chosen={draft.diet === diet}
              onClick={() => setDraft({ ...draft, diet: draft.diet === diet ? null : diet })}
            >
              {t(`menu.tag.${diet}`)}
            </Chip>
          ))}
        </div>
        <label className={styles.unsure}>
          <input
            type="checkbox"
            checked={draft.unsure}
            onChange={event => setDraft({ ...draft, unsure: event.currentTarget.checked })}
          />
          <span>
            {t('diet.unsure')}
            <small>{t('diet.unsureHint')}</small>
          </span>
        </label>
        <p className={styles.advice}>
          <Icon name="warning" size={20} />
          {t('diet.advice')}
        </p>
      </div>
    </Sheet>
  );
};
