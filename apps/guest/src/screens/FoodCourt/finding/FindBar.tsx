import { Chip } from '@tableside/design';
import { moneyAt } from '../../../features/food-court/index.ts';
import { SearchBox } from '../../../features/search/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './Finding.module.css';
import type { Finding } from './use-finding.ts';

type Prices = NonNullable<Finding['prices']>;

/** "8 €": a round sum needs no cents. */
const roundSum = ({ currency, locale }: Prices, step: number): string =>
  moneyAt({ currency: Number.isInteger(step) ? { ...currency, decimals: 0 } : currency, locale }, step);

const DIETS_SHOWN = ['vegetarian', 'vegan'] as const;

/** Looks over all kitchens at once; what narrows it comes when somebody begins. */
export const FindBar = ({ finding }: { finding: Finding }) => {
  const t = useT();
  const { asked, change, begin, begun, diet, prices } = finding;
  return (
    <div className={styles.find}>
      <SearchBox
        label={t('court.find')}
        placeholder={t('court.find')}
        query={asked.words}
        onChange={words => change({ words })}
        onFocus={begin}
      />
      {begun && (
        <fieldset className={styles.chips} aria-label={t('court.find')}>
          {DIETS_SHOWN.map(each => (
            <Chip
              key={each}
              chosen={diet === each}
              onClick={() => change({ diet: diet === each ? 'any' : each })}
            >
              {t(`menu.tag.${each}`)}
            </Chip>
          ))}
          {prices?.steps.map(step => (
            <Chip
              key={step}
              chosen={asked.upTo === step}
              onClick={() => change({ upTo: asked.upTo === step ? null : step })}
            >
              {t('court.upTo', { price: roundSum(prices, step) })}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
};
