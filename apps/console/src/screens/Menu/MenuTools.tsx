import { Button, Menu } from '@mantine/core';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useBackCloses } from '../../parts/sheet/history/index.ts';
import { MENU_FILES, sectionPath } from '../../routes.ts';
import styles from './menu.module.css';

type Props = {
  /** Null while there is nothing to mark, or to put in order. */
  readonly onTags: (() => void) | null;
  readonly onSortCategories: (() => void) | null;
};

/** What is done to a menu now and then, out of the way of what is done daily. */
export const MenuTools = memo(({ onTags, onSortCategories }: Props) => {
  const { t } = useText();
  const { slug } = useVenue();
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false));
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="lg"
      radius="lg"
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button variant="default" rightSection={<Icon name="chevron-down" />}>
          {t('menu.tools')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.more}>
        {onSortCategories && (
          <Menu.Item leftSection={<Icon name="sort" />} onClick={onSortCategories}>
            {t('menu.sortCategories')}
          </Menu.Item>
        )}
        {onTags && (
          <Menu.Item leftSection={<Icon name="tag" />} onClick={onTags}>
            {t('menu.editTags')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<Icon name="note" />}
          component={Link}
          href={sectionPath(slug, 'menu', MENU_FILES)}
        >
          {t('menuFiles.title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
