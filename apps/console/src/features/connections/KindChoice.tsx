import { Checkbox } from '@mantine/core';
import { WEBHOOK_KINDS, type WebhookKind } from '@tableside/domain/webhooks';
import { useText } from '../../i18n/index.ts';
import styles from './connections.module.css';

type Props = {
  chosen: readonly WebhookKind[];
  missing: boolean;
  onChoose: (kinds: WebhookKind[]) => void;
};

/** What another system is told of. */
export const KindChoice = ({ chosen, missing, onChoose }: Props) => {
  const { t } = useText();
  return (
    <Checkbox.Group
      label={t('webhooks.which')}
      error={missing ? t('webhooks.whichMissing') : undefined}
      value={[...chosen]}
      onChange={values => onChoose(WEBHOOK_KINDS.filter(kind => values.includes(kind)))}
    >
      <div className={styles.kinds}>
        {WEBHOOK_KINDS.map(kind => (
          <Checkbox
            key={kind}
            size="md"
            value={kind}
            classNames={{ body: styles.kind ?? '' }}
            label={t(`webhooks.kind.${kind}`)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
};
