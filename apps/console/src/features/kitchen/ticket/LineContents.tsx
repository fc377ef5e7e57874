import type { Allergen } from '@tableside/domain/allergens';
import { useText } from '../../../i18n/index.ts';

type Contents = {
  readonly allergens: readonly Allergen[];
  readonly may_contain: readonly Allergen[];
  readonly allergens_stated: boolean;
};
type Props = {
  readonly line: Contents;
  readonly className: string | undefined;
};

/** What a dish contains as it was chosen: traces too, that it is nothing of the list, or that nobody has stated it. */
export const LineContents = ({ line, className }: Props) => {
  const { t } = useText();
  const names = (codes: readonly Allergen[]) => codes.map(each => t(`kitchen.allergen.${each}`)).join(', ');
  const { allergens, may_contain: traces, allergens_stated: stated } = line;
  return (
    <>
      {allergens.length > 0 && (
        <span className={className}>
          <b>{t('kitchen.contains')}</b> {names(allergens)}
        </span>
      )}
      {traces.length > 0 && (
        <span className={className}>
          <b>{t('kitchen.mayContain')}</b> {names(traces)}
        </span>
      )}
      {!stated && <span className={className}>{t('kitchen.notStated')}</span>}
      {stated && allergens.length + traces.length === 0 && (
        <span className={className}>{t('kitchen.containsNone')}</span>
      )}
    </>
  );
};
