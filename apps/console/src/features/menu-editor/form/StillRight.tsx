import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { languageName } from '../words.ts';
import { useConfirmTranslation } from './use-still-right.ts';

type Props = {
  readonly of: string;
  readonly text: string;
  readonly language: string;
  readonly seen: string;
};

/** Says of an overtaken translation that it is right as it is. */
export const ConfirmTranslation = ({ of, text, language, seen }: Props) => {
  const { t } = useText();
  const { confirm, busy } = useConfirmTranslation();
  return (
    <Button
      variant="subtle"
      loading={busy}
      aria-label={t('menu.stillRightOf', { text: of, language: languageName(language) })}
      onClick={() => void confirm({ text, language, seen })}
    >
      {t('menu.stillRight')}
    </Button>
  );
};
