import { useText } from '../../../i18n/index.ts';
import { NewerVersion } from '../../../parts/page/NewerVersion.tsx';

type Props = { by: string | null; busy: boolean; onLoad: () => void; onKeep: () => void };

/** Somebody else saved a plan meanwhile. */
export const NewerPlan = ({ by, busy, onLoad, onKeep }: Props) => {
  const { t } = useText();
  return (
    <NewerVersion
      title={by === null ? t('arrange.changedBySomebody') : t('arrange.changedBy', { name: by })}
      hint={t('arrange.changedHint')}
      take={t('arrange.loadTheirs')}
      keep={t('arrange.keepMine')}
      busy={busy}
      onTake={onLoad}
      onKeep={onKeep}
    />
  );
};
