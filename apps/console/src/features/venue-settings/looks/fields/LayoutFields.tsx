import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { CUSTOMIZATIONS, type CustomizationName, FONT_STACKS, type FontName } from '@tableside/domain/venue';
import { type TextKey, useText } from '../../../../i18n/index.ts';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import styles from '../looks.module.css';
import type { LookTexts, SetLook } from '../looks-draft.ts';
import { ChoiceField } from './ChoiceField.tsx';

const FONTS = Object.keys(FONT_STACKS) as FontName[];
/** The first is what guests see where nothing was chosen. */
const CHOICES = {
  'card-layout': {
    list: 'looks.card-layout.list',
    cards: 'looks.card-layout.cards',
    grid: 'looks.card-layout.grid',
    large: 'looks.card-layout.large',
  },
  'item-image-shape': {
    rounded: 'looks.item-image-shape.rounded',
    square: 'looks.item-image-shape.square',
    circle: 'looks.item-image-shape.circle',
  },
  'divider-style': {
    line: 'looks.divider-style.line',
    space: 'looks.divider-style.space',
    none: 'looks.divider-style.none',
  },
  'corner-style': {
    soft: 'looks.corner-style.soft',
    sharp: 'looks.corner-style.sharp',
    round: 'looks.corner-style.round',
  },
  'heading-style': {
    plain: 'looks.heading-style.plain',
    centred: 'looks.heading-style.centred',
    capitals: 'looks.heading-style.capitals',
  },
} as const satisfies Partial<Record<CustomizationName, Readonly<Record<string, TextKey>>>>;
const OWN_SIZES = { 'header-cover-height': 150, 'category-scroll-offset': 0 } as const;
const HIDDEN = ['hide-title', 'hide-table-name', 'hide-search'] as const;

type Props = { values: LookTexts; onSet: SetLook };

const FontField = ({ name, values, onSet }: Props & { name: 'font-family' | 'title-font-family' }) => {
  const { t } = useText();
  const value = values[name] ?? '';
  return (
    <div className={styles.font}>
      <NativeSelect
        label={t(`looks.${name}`)}
        value={value}
        onChange={event => onSet(name, event.currentTarget.value)}
        data={[
          { value: '', label: t(name === 'font-family' ? 'looks.font.own' : 'looks.font.asText') },
          ...FONTS.map(font => ({ value: font, label: t(`looks.font.${font}`) })),
        ]}
      />
      <p
        className={name === 'font-family' ? styles.sample : styles.sampleTitle}
        style={{ fontFamily: FONT_STACKS[(value || values['font-family'] || 'system') as FontName] }}
      >
        {t('looks.font.sample')}
      </p>
    </div>
  );
};

/** Fonts, how dishes stand in the menu, and what is left out. */
export const LayoutFields = ({ values, onSet }: Props) => {
  const { t } = useText();
  const choice = (name: keyof typeof CHOICES) => {
    const options = Object.entries(CHOICES[name]).map(([value, words]) => ({ value, label: t(words) }));
    return (
      <ChoiceField
        label={t(`looks.${name}`)}
        value={values[name] ?? options[0]?.value ?? ''}
        options={options}
        onChoose={chosen => onSet(name, chosen)}
      />
    );
  };
  const size = (name: keyof typeof OWN_SIZES) => {
    const { min, max } = CUSTOMIZATIONS[name];
    return (
      <NumberInput
        className={styles.count}
        label={t(`looks.${name}`)}
        description={t(`looks.${name}.hint`)}
        min={min}
        max={max}
        step={10}
        allowDecimal={false}
        clampBehavior="blur"
        value={Number(values[name] ?? OWN_SIZES[name])}
        onChange={typed =>
          onSet(name, typed === '' ? '' : String(Math.min(max, Math.max(min, Number(typed)))))
        }
      />
    );
  };
  return (
    <>
      <SettingsCard>
        <h2>{t('looks.fonts')}</h2>
        <FontField name="title-font-family" values={values} onSet={onSet} />
        {choice('heading-style')}
        <FontField name="font-family" values={values} onSet={onSet} />
      </SettingsCard>
      <SettingsCard>
        <h2>{t('looks.layout')}</h2>
        {choice('card-layout')}
        {choice('item-image-shape')}
        {choice('divider-style')}
        {choice('corner-style')}
        {HIDDEN.map(name => (
          <Checkbox
            key={name}
            size="md"
            classNames={{ body: styles.check }}
            label={t(`looks.${name}`)}
            checked={values[name] === 'true'}
            onChange={event => onSet(name, event.currentTarget.checked ? 'true' : '')}
          />
        ))}
        {size('header-cover-height')}
        {size('category-scroll-offset')}
      </SettingsCard>
    </>
  );
};
