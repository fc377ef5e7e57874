import { Button } from '@mantine/core';
import { useSignOut } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';

export const SignOutButton = () => {
  const { t } = useText();
  const signOut = useSignOut();
  return (
    <Button variant="subtle" onClick={signOut}>
      {t('app.signOut')}
    </Button>
  );
};
