import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { MoveButtons } from '../../../parts/list/MoveButtons.tsx';
import { RowAction } from '../../../parts/list/RowAction.tsx';
import styles from '../floor.module.css';
import { addArea, type FloorDraft, removeArea, renameArea, shiftArea } from './draft.ts';

type Props = { draft: FloorDraft; onChange: (change: (draft: FloorDraft) => FloorDraft) => void };

const MAX_NAME = 60;

const AreaRow = ({ draft, onChange, name, place }: Props & { name: string; place: number }) => {
  const { t } = useText();
  const [typed, setTyped] = useState(name);
  const taken = typed.trim() !== name && draft.areas.includes(typed.trim());
  const isUsed = draft.places.some(({ area }) => area === name);
  return (
    <li>
      <TextInput
        aria-label={t('arrange.areaName')}
        value={typed}
        maxLength={MAX_NAME}
        error={taken && t('arrange.areaTaken')}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed.trim() === '' || taken) setTyped(name);
          else onChange(before => renameArea(before, name, typed));
        }}
      />
      <MoveButtons
        boxed
        up={`${t('arrange.areaUp')}: ${name}`}
        down={`${t('arrange.areaDown')}: ${name}`}
        place={place}
        count={draft.areas.length}
        onMove={by => onChange(before => shiftArea(before, name, by))}
      />
      {!isUsed && (
        <RowAction
          boxed
          icon="close"
          label={`${t('arrange.areaRemove')}: ${name}`}
          onClick={() => onChange(before => removeArea(before, name))}
        />
      )}
    </li>
  );
};

/** The areas in the order in which staff see them. */
export const AreasPanel = ({ draft, onChange }: Props) => {
  const { t } = useText();
  const [added, setAdded] = useState('');
  return (
    <section className={styles.panel} aria-label={t('floor.areas')}>
      <h2>{t('floor.areas')}</h2>
      <ul className={styles.areas}>
        {draft.areas.map((name, place) => (
          <AreaRow key={name} draft={draft} onChange={onChange} name={name} place={place} />
        ))}
      </ul>
      <Form
        className={styles.row}
        onSubmit={() => {
          onChange(before => addArea(before, added));
          setAdded('');
        }}
      >
        <TextInput
          flex="1 1 9rem"
          aria-label={t('arrange.areaName')}
          placeholder={t('arrange.areaName')}
          required
          withAsterisk={false}
          value={added}
          maxLength={MAX_NAME}
          onChange={event => setAdded(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('arrange.addArea')}
        </Button>
      </Form>
    </section>
  );
};
