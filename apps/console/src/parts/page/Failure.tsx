import { Alert } from '@mantine/core';
import { Icon } from '../../icons/Icon.tsx';

/** Why it did not go, beside where it was asked for. */
export const Failure = ({ text }: { text: string | null }) =>
  text !== null && (
    <Alert color="brick" icon={<Icon name="alert" />}>
      {text}
    </Alert>
  );
