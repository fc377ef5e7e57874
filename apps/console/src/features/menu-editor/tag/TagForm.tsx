import { type DishTag, TAG_ICONS } from '@tableside/domain/menu';
import { checkTag, itemsOf, textsOfEntity } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { ChoiceRow } from '../form/ChoiceRow.tsx';
import { EntityForm } from '../form/EntityForm.tsx';
import { TextFields } from '../form/TextFields.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { TagGlyph } from './TagGlyph.tsx';
import styles from './tags.module.css';

const KIND = {
  check: checkTag,
  edit: (tag: DishTag) => ({ kind: 'tag-set', tag }) as const,
};

/** Dark enough to be told apart on white, light enough on black. */
const COLORS = {
  green: '#3f8f3a',
  blue: '#2f7f9e',
  orange: '#d98324',
  red: '#c8452f',
  violet: '#8a5cb8',
  brown: '#94703f',
} as const;
const COLOR_NAMES = Object.keys(COLORS) as (keyof typeof COLORS)[];

/** What dishes are marked with: its name in each language, its icon, the icon's colour. */
export const TagForm = ({ tag: saved, onClose }: { tag: DishTag; onClose: () => void }) => {
  const { t } = useText();
  const { draft, change } = useDraft();
  const form = useEntityForm(saved, KIND);
  const { typed: tag, type, set } = form;
  const marked = itemsOf(draft.document).filter(({ tags }) => tags.includes(tag.id)).length;
  const own = tag.iconColor !== null && !COLOR_NAMES.some(name => COLORS[name] === tag.iconColor);
  return (
    <EntityForm
      form={form}
      onClose={onClose}
      texts={textsOfEntity.tag(tag)}
      remove={t('menu.removeTag', { count: marked })}
      onRemove={() => void change({ kind: 'tag-remove', id: tag.id })}
    >
      <TextFields
        label={t('menu.name')}
        fresh={t('menu.newTag')}
        value={tag.name}
        text={`tag:${tag.id} name`}
        field="name"
        onChange={name => type({ ...tag, name })}
      />
      <ChoiceRow<string | null>
        label={t('menu.icon')}
        value={tag.icon}
        choices={[
          { value: null, name: t('menu.icon.none'), shown: t('menu.icon.none') },
          ...TAG_ICONS.map(value => ({
            value,
            name: t(`menu.icon.${value}`),
            shown: <TagGlyph name={value} color={tag.iconColor} />,
          })),
        ]}
        onChoose={icon => set({ ...tag, icon })}
      />
      {tag.icon !== null && (
        <ChoiceRow<string | null>
          label={t('menu.iconColor')}
          value={tag.iconColor}
          choices={[
            { value: null, name: t('menu.color.text'), shown: t('menu.color.text') },
            ...(own ? [{ value: tag.iconColor, name: t('menu.color.own') }] : []).map(each => ({
              ...each,
              shown: <TagGlyph name={tag.icon} color={each.value} />,
            })),
            ...COLOR_NAMES.map(name => ({
              value: COLORS[name],
              name: t(`menu.color.${name}`),
              shown: <TagGlyph name={tag.icon} color={COLORS[name]} />,
            })),
          ]}
          onChoose={iconColor => set({ ...tag, iconColor })}
        />
      )}
      <p className={styles.soft}>{t('menu.tagHint')}</p>
    </EntityForm>
  );
};
