import { Button, NativeSelect } from '@mantine/core';
import type { FileAsked } from '@tableside/contract/http/shared/menu-exchange';
import { MEANINGS } from '@tableside/domain/menu-exchange';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Lacks } from '../../parts/form/Lacks.tsx';
import { useLack } from '../../parts/form/use-lack.ts';
import styles from './menu-files.module.css';
import { USE_WORDS } from './words.ts';

type Uses = readonly (string | null)[];
type Props = {
  readonly asked: FileAsked;
  readonly main: string;
  readonly disabled: boolean;
  readonly onSay: (uses: Uses) => void;
};

const LANGUAGES = ['ar', 'de', 'el', 'en', 'es', 'et', 'fr', 'it', 'lt', 'lv', 'nl', 'pl', 'ro', 'ru', 'uk'];

/** Which column of somebody's table is which: the guess is chosen already, and what stands in each is shown. */
export const ColumnStep = ({ asked, main, disabled, onSay }: Props) => {
  const { t } = useText();
  const [uses, setUses] = useState<Uses>(asked.columns.map(({ use }) => use));
  const nameless = uses.includes('name') ? null : t('menuFiles.columns.noName');
  const lack = useLack(nameless);
  const [isOpen, setOpen] = useState(!asked.is_sure);
  // Each meaning has one column, the one that was chosen last; prices by size have one each.
  const choose = (at: number, use: string | null) =>
    setUses(uses.map((each, place) => (place === at ? use : each === use && use !== 'price' ? null : each)));
  if (!isOpen)
    return (
      <Button variant="subtle" px={0} onClick={() => setOpen(true)}>
        {t('menuFiles.columns.change')}
      </Button>
    );
  const others = LANGUAGES.filter(language => language !== main);
  const choices = [
    { value: '', label: t('menuFiles.use.none') },
    ...MEANINGS.map(use => ({ value: use as string, label: t(USE_WORDS[use]) })),
    ...others.map(language => ({
      value: `name (${language})`,
      label: `${t('menuFiles.use.name')} (${language})`,
    })),
    ...others.map(language => ({
      value: `description (${language})`,
      label: `${t('menuFiles.use.description')} (${language})`,
    })),
  ];
  return (
    <section className={styles.problems}>
      <h3>{t('menuFiles.columns.title')}</h3>
      <p>{t('menuFiles.columns.hint')}</p>
      <ul className={styles.rows}>
        {asked.columns.map(({ title, samples }, at) =>
          samples.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <li key={at} className={styles.column}>
              <span>
                <b>
                  <bdi>{title || t('menuFiles.columns.number', { number: at + 1 })}</bdi>
                </b>
                <small className={styles.samples}>
                  {samples.map(sample => (
                    <bdi key={sample}>{sample}</bdi>
                  ))}
                </small>
              </span>
              <NativeSelect
                size="md"
                aria-label={title || t('menuFiles.columns.number', { number: at + 1 })}
                data={choices}
                value={uses[at] ?? ''}
                onChange={event => choose(at, event.currentTarget.value || null)}
              />
            </li>
          ),
        )}
      </ul>
      {nameless !== null && lack.said === null && <p>{nameless}</p>}
      <Lacks why={lack.said} />
      <Button
        size="md"
        disabled={disabled}
        onClick={event => {
          if (!lack.stops()) onSay(uses);
          else event.currentTarget.closest('section')?.querySelector('select')?.focus();
        }}
      >
        {t('menuFiles.columns.take')}
      </Button>
    </section>
  );
};
