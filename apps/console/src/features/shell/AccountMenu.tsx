import { ActionIcon, Button, Popover, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type ConsoleLanguage, LANGUAGES, useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useBackCloses } from '../../parts/sheet/history/index.ts';
import { sectionPath } from '../../routes.ts';
import { openPalette } from '../palette/index.ts';
import { meQuery, useSignOut, useVenue } from '../session/index.ts';
import styles from './shell.module.css';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Who is signed in, language, appearance, another venue, sign out. It closes once it has led somewhere. */
export const AccountMenu = () => {
  const { t, language, chooseLanguage } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { data: me } = useSuspenseQuery(meQuery);
  const venue = useVenue();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false));
  const go = (path: string): void => {
    setOpened(false);
    navigate(path);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={300}
      shadow="lg"
      radius="lg"
      trapFocus
      returnFocus
      // Over what can be tapped: a touch beside it closes it, and does nothing else.
      withOverlay
      overlayProps={{ backgroundOpacity: 0.2 }}
    >
      <Popover.Target>
        <ActionIcon size={48} variant="default" aria-label={t('app.menu')} onClick={() => setOpened(!opened)}>
          <Icon name="menu" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu} aria-modal>
        <p className={styles.who}>
          <b>{venue.name}</b>
          {t('app.signedInAs', { name: me?.name ?? '', role: t(`role.${venue.role}`) })}
        </p>
        <Button
          fullWidth
          variant="subtle"
          justify="flex-start"
          className={styles.find}
          leftSection={<Icon name="search" />}
          onClick={() => {
            setOpened(false);
            openPalette();
          }}
        >
          {t('palette.open')}
        </Button>
        <div className={styles.setting}>
          <span id="menu-language">{t('app.language')}</span>
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby="menu-language"
            value={language}
            onChange={value => chooseLanguage(value as ConsoleLanguage)}
            data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          />
        </div>
        <div className={styles.setting}>
          <span id="menu-theme">{t('app.theme')}</span>
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby="menu-theme"
            value={colorScheme}
            onChange={value => setColorScheme(SCHEMES.find(scheme => scheme === value) ?? 'auto')}
            data={SCHEMES.map(value => ({ value, label: t(`app.theme.${value}`) }))}
          />
        </div>
        <Button
          fullWidth
          variant="subtle"
          justify="flex-start"
          onClick={() => go(sectionPath(venue.slug, 'account'))}
        >
          {t('account.title')}
        </Button>
        {venue.may('setUpTables') && (
          <Button
            fullWidth
            variant="subtle"
            justify="flex-start"
            onClick={() => go(sectionPath(venue.slug, 'codes'))}
          >
            {t('codes.title')}
          </Button>
        )}
        {(me?.venues.length ?? 0) > 1 && (
          <Button fullWidth variant="subtle" justify="flex-start" onClick={() => go('/?choose')}>
            {t('app.switchVenue')}
          </Button>
        )}
        <Button fullWidth variant="subtle" justify="flex-start" onClick={signOut}>
          {t(me?.lock_minutes == null ? 'app.signOut' : 'device.lock')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
};
