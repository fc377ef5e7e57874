import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';

type Props = { areas: readonly string[]; value: string; onChange: (area: string) => void };

/** Where a table stands: one of the venue's areas, which the browser offers, or a new one. */
export const AreaField = ({ areas, value, onChange }: Props) => {
  const { t } = useText();
  const list = useId();
  return (
    <>
      <TextInput
        label={t('codes.area')}
        description={t('codes.areaHint')}
        list={list}
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {areas.map(area => (
          <option key={area} value={area} />
        ))}
      </datalist>
    </>
  );
};
