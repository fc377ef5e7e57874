import { minor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { useMoney } from '../../session/index.ts';
import type { PaidFrom } from './use-paid-from.ts';

const HOUSE = '';

/** Out of which drawer cash goes, with what is in each; nothing where nobody has one open: then it is the house's. */
export const PaidFromChoice = ({ from }: { from: PaidFrom }) => {
  const { t } = useText();
  const money = useMoney();
  if (from.open.length === 0) return null;
  return (
    <FilterChips
      label={t('drawer.paidFrom')}
      value={from.drawer?.id ?? HOUSE}
      onChoose={chosen => from.say(chosen === HOUSE ? null : chosen)}
      options={[
        { value: HOUSE, label: t('drawer.house') },
        ...from.open.map(({ id, name, own, expected }) => ({
          value: id,
          label: t(own ? 'drawer.yoursWith' : 'drawer.whoseWith', {
            name,
            amount: money.show(minor(expected)),
          }),
        })),
      ]}
    />
  );
};
