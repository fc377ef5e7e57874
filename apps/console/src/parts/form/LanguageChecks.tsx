import { Checkbox } from '@mantine/core';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';

type Props = {
  readonly label: string;
  /** Read always: its tick stays. */
  readonly main: string;
  readonly chosen: readonly string[];
  /** Without the main one. */
  readonly onChange: (chosen: string[]) => void;
};

/** In which languages guests read, beside the main one. */
export const LanguageChecks = ({ label, main, chosen, onChange }: Props) => {
  const { t } = useText();
  return (
    <Checkbox.Group
      aria-label={label}
      value={[main, ...chosen]}
      onChange={next => onChange(next.filter(language => language !== main))}
    >
      <div className={styles.languages}>
        {Object.entries(LANGUAGE_NAMES).map(([language, { name }]) => (
          <Checkbox
            key={language}
            size="md"
            value={language}
            lang={language}
            label={name}
            disabled={language === main}
            description={language === main ? t('about.main') : undefined}
            classNames={{ body: styles.check }}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
};
