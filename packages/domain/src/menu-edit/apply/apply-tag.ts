import type { DishTag, DraftMenu } from '../../menu/index.ts';
import { checkTag } from '../check.ts';
import type { Applied, EntityKey, MenuEdit, Refused } from '../edit.ts';
import { insertAt, itemsOf, withItems } from '../places.ts';
import { refuse } from '../refuse.ts';

type TagEdit = Extract<MenuEdit, { readonly kind: `tag-${string}` }>;

const keyOf = (id: string): EntityKey => `tag:${id}`;

/** Dishes lose a tag that goes. */
const remove = (menu: DraftMenu, tag: DishTag, at: number): Applied => {
  const tagged = itemsOf(menu).filter(({ tags }) => tags.includes(tag.id));
  const untagged = tagged.map(item => ({ ...item, tags: item.tags.filter(id => id !== tag.id) }));
  const back: MenuEdit = { kind: 'tag-add', tag, at };
  return {
    ok: true,
    document: withItems({ ...menu, tags: menu.tags.toSpliced(at, 1) }, untagged),
    inverse: {
      kind: 'several',
      edits: [back, ...tagged.map((item): MenuEdit => ({ kind: 'item-set', item }))],
    },
    touched: [keyOf(tag.id), ...tagged.map(({ id }): EntityKey => `item:${id}`)],
  };
};

export const applyTag = (menu: DraftMenu, edit: TagEdit, main: string): Applied | Refused => {
  const id = edit.kind === 'tag-remove' ? edit.id : edit.tag.id;
  const at = menu.tags.findIndex(tag => tag.id === id);
  const before = menu.tags[at];
  if (edit.kind === 'tag-add' && before) return refuse(keyOf(id), 'id', 'duplicate');
  if (edit.kind !== 'tag-add' && !before) return refuse(keyOf(id), 'id', 'unknown');
  if (edit.kind === 'tag-remove')
    return before ? remove(menu, before, at) : refuse(keyOf(id), 'id', 'unknown');
  const problems = checkTag(edit.tag, main);
  if (problems.length > 0) return { ok: false, problems };
  const tags = before
    ? menu.tags.with(at, edit.tag)
    : insertAt(menu.tags, edit.kind === 'tag-add' ? edit.at : 0, edit.tag);
  return {
    ok: true,
    document: { ...menu, tags },
    inverse: before ? { kind: 'tag-set', tag: before } : { kind: 'tag-remove', id },
    touched: [keyOf(id)],
  };
};
