import { Skeleton } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

type Props = { count: number; height: string; className?: string | undefined };

/** Stands where cards will be while they load. */
export const CardSkeletons = ({ count, height, className }: Props) => {
  const { t } = useText();
  return (
    <div className={className} role="status" aria-label={t('app.loading')}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={place} height={height} radius="lg" opacity={0.45} />
      ))}
    </div>
  );
};
