import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import parts from '../../../parts/parts.module.css';
import { menuQuery } from '../../bills/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../venue-settings.module.css';

type Props = {
  name: string;
  chosen: readonly string[];
  onChange: (categories: string[]) => void;
};

/** Whose dishes come with a course when staff write them down; nothing before there is a menu. */
export const CourseCategories = ({ name, chosen, onChange }: Props) => {
  const { t } = useText();
  const { data: menu } = useQuery(menuQuery(useVenue().id));
  if (!menu) return null;
  return (
    <fieldset className={`${parts.choices} ${styles.categories}`}>
      <legend>{t('service.courseCategories', { name })}</legend>
      {menu.categories.map(category => {
        const on = chosen.includes(category.id);
        return (
          <UnstyledButton
            key={category.id}
            className={parts.choice}
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter(id => id !== category.id) : [...chosen, category.id])}
          >
            {category.name}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
};
