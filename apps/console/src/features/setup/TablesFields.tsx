import { NumberInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import type { VenueForm } from './venue-form.ts';

/** How many tables get codes. */
export const TablesFields = ({ form }: { form: VenueForm }) => {
  const { t } = useText();
  return (
    <NumberInput
      label={t('setup.tables')}
      description={t('setup.tablesHint')}
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      {...form.getInputProps('tables')}
    />
  );
};
