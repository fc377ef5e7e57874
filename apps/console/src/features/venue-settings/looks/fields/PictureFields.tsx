import type { Picture } from '@tableside/domain/menu';
import { useText } from '../../../../i18n/index.ts';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import { PictureField } from '../../../menu-editor/index.ts';
import styles from '../looks.module.css';
import type { LooksDraft } from '../looks-draft.ts';

const SHAPES = { logo: 'logo', cover: 'cover', splash_cover: 'cover' } as const;

type Props = {
  draft: LooksDraft;
  wrong: Readonly<Record<string, string>>;
  onChange: (change: Partial<LooksDraft>) => void;
};

/** Logo and covers. */
export const PictureFields = ({ draft, wrong, onChange }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('looks.pictures')}</h2>
      {(Object.keys(SHAPES) as (keyof typeof SHAPES)[]).map(name => (
        <div key={name} className={styles.picture}>
          <h3>{t(`looks.${name}`)}</h3>
          <p>{t(`looks.${name}.hint`)}</p>
          <PictureField
            of={t(`looks.${name}`)}
            picture={draft[name] as Picture | null}
            shape={SHAPES[name]}
            whole={name === 'logo'}
            onSet={picture => onChange({ [name]: picture })}
          />
          {wrong[name] && <p className={styles.wrong}>{t('looks.wrong.picture')}</p>}
        </div>
      ))}
    </SettingsCard>
  );
};
