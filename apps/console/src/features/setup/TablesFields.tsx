import { NumberInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import type { SetupForm } from './use-setup.ts';

/** How many tables get codes. */
export const TablesFields = ({ form }: { form: SetupForm }) => {
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
