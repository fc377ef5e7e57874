import { useText } from '../../../i18n/index.ts';
import { useClock } from '../../session/index.ts';
import styles from '../tips.module.css';
import type { OwnTips } from '../tips-query.ts';

type Share = NonNullable<OwnTips['moves'][number]['share']>;

/** How one's own part of the pool was counted: by which version of the rule, with what of how much. */
export const ShareOfPool = ({ share }: { readonly share: Share }) => {
  const { t } = useText();
  const { day } = useClock();
  const { number, version, rule, weight, of, from, to, recorded, reason } = share;
  const said = [
    version === 0 ? t('tips.trace.unsaid', { number }) : t('tips.trace.rule', { number, version }),
    t(`tips.trace.${rule}`, { weight, of }),
    from !== null && to !== null && `${day(from)} – ${day(to)}`,
    recorded !== null && recorded !== weight && t('tips.recorded', { hours: recorded }),
    reason !== '' && t('tips.trace.reason', { reason }),
  ];
  return <small className={styles.trace}>{said.filter(Boolean).join(' · ')}</small>;
};
