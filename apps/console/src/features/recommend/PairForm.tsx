import { Button } from '@mantine/core';
import type { Menu } from '@tableside/contract/http/menu';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { DishList } from './DishList.tsx';
import { DishSelect } from './DishSelect.tsx';
import { dishNames } from './dish-names.ts';
import { useSaveSuggestions } from './use-save-suggestions.ts';

/** A dish and what goes with it; a new pair has no dish yet. */
export type Pair = { readonly item_id: string | null; readonly suggested: readonly string[] };

type Props = {
  readonly menu: Menu;
  readonly pair: Pair;
  /** Dishes that have a list of their own already. */
  readonly taken: ReadonlySet<string>;
  readonly onDone: () => void;
};

/** What goes well with one dish. */
export const PairForm = ({ menu, pair, taken, onDone }: Props) => {
  const { t } = useText();
  const { save, busy, disabled } = useSaveSuggestions();
  const [item, setItem] = useState(pair.item_id);
  const [chosen, setChosen] = useState(pair.suggested);
  const [was, setWas] = useState(pair.suggested);
  const changed = chosen.join() !== pair.suggested.join();
  const store = (dish: string, suggested: readonly string[]) =>
    save(dish, suggested, {
      was,
      onNewer: newest => setWas(newest.with.find(({ item_id }) => item_id === dish)?.suggested ?? []),
    });
  const send = async () => {
    if (item !== null && (await store(item, chosen))) onDone();
  };
  const name = item === null ? undefined : dishNames(menu).get(item);
  if (item !== null && name === undefined) {
    const away = async () => {
      if (await store(item, [])) onDone();
    };
    return (
      <Form onSubmit={away}>
        <p>{t('recommend.goneHint')}</p>
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={disabled}>
          {t('recommend.deletePair')}
        </Button>
      </Form>
    );
  }
  return (
    <Form onSubmit={send}>
      {pair.item_id === null && (
        <DishSelect
          menu={menu}
          label={t('recommend.forDish')}
          without={new Set([...taken, ...chosen])}
          value={item}
          onChoose={setItem}
        />
      )}
      {item !== null && (
        <>
          <p>{t('recommend.pairHint', { name: name ?? '' })}</p>
          <DishList menu={menu} chosen={chosen} itself={item} onChange={setChosen} />
        </>
      )}
      {(busy || (item !== null && changed)) && (
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={disabled}>
          {t('recommend.save')}
        </Button>
      )}
    </Form>
  );
};
