import { Skeleton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { ExtraField } from '../../features/extra-details/index.ts';
import {
  type AskedNow,
  type Hall,
  HallGate,
  type Part,
  type PlacingTogether,
  pageStyles as styles,
  TogetherBar,
  useAskedFields,
  useBasket,
  usePlacingTogether,
  useStill,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { useT } from '../../texts/texts.ts';

const Coming = () => (
  <div aria-busy="true">
    <Skeleton lines={4} />
  </div>
);

/** Questions by who asks them: what all of them share first. */
const groupsOf = (asked: readonly AskedNow[]) => {
  const groups = new Map<string, AskedNow[]>();
  for (const each of asked) {
    const key = each.sessions.join();
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].sort(
    ([one], [other]) => (other?.sessions.length ?? 0) - (one?.sessions.length ?? 0),
  );
};

const Details = ({ hash, hall }: { hash: string; hall: Hall }) => {
  const t = useT();
  const placing = usePlacingTogether(hash, hall);
  const basket = useStill(useBasket(hash, hall), placing.phase.kind === 'placing');
  const { open, loaded, asksMore } = basket;
  const [insist, setInsist] = useState(false);
  const { asked, ready, answer, keep } = useAskedFields(open);
  const toCart = pathTo('FoodCourtCart', { foodCourtHash: hash });
  // Nothing is asked: the basket has the button that orders.
  const back = loaded && ready && !asksMore && placing.phase.kind === 'idle';
  useEffect(() => {
    if (back) go(toCart, { replace: true });
  }, [back, toCart]);
  const missing = asked.filter(({ problem }) => problem);
  const showMissing = () => {
    setInsist(true);
    // The fields are marked in the next frame; the first marked one gets the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid]')?.focus());
  };
  const confirm = () => {
    if (missing.length > 0) return showMissing();
    keep();
    placing.place(open);
  };
  const placeToPay: PlacingTogether['placeToPay'] = parts => {
    keep();
    return placing.placeToPay(parts);
  };
  const nameOf = (session: string): string => open.find((part: Part) => part.session === session)?.name ?? '';
  const titleOf = ([first]: readonly AskedNow[]): string => {
    const sessions = first?.sessions ?? [];
    return sessions.length === open.length && open.length > 1
      ? t('court.forAll')
      : t('court.forVenue', { venue: sessions.map(nameOf).join(', ') });
  };
  const labels = missing.map(({ field, text }) => text(field.placeholder)).join(', ');
  return (
    <PageFrame
      title={t('extra.title')}
      of={hall.court.name}
      backTo={toCart}
      footer={
        open.length > 0 && (
          <>
            {missing.length > 0 && (
              <button type="button" className={styles.still} onClick={showMissing}>
                {t('extra.missing', { fields: labels })}
              </button>
            )}
            {placing.told && (
              <p className={styles.told} role="alert">
                <strong>{open.find(({ venue }) => venue === placing.told?.venue)?.name}</strong>
                {': '}
                {placing.told.dish && <strong>{placing.told.dish} </strong>}
                {placing.told.text}
              </p>
            )}
            <TogetherBar
              hash={hash}
              hall={hall}
              basket={basket}
              placing={placing}
              label="extra.confirm"
              onPlace={confirm}
              placeToPay={missing.length > 0 ? null : placeToPay}
            />
          </>
        )
      }
    >
      {!ready && <Coming />}
      {ready &&
        groupsOf(asked).map(group => (
          <section key={group[0]?.id} className={styles.group}>
            <h2>{titleOf(group)}</h2>
            <form className={styles.form} onSubmit={event => event.preventDefault()} noValidate>
              {group.map(each => (
                <ExtraField
                  key={each.id}
                  field={each.field}
                  value={each.value}
                  problem={each.problem}
                  insist={insist}
                  text={each.text}
                  onChange={value => answer(each, value)}
                />
              ))}
            </form>
          </section>
        ))}
    </PageFrame>
  );
};

/** What the venues of a basket ask before they take it, each question once. Spec 3§2 Food court extra details; FOOD-07, FOOD-38. */
const FoodCourtExtraDetails = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  return (
    <HallGate hash={hash} loading={<Coming />}>
      {hall => <Details hash={hash} hall={hall} />}
    </HallGate>
  );
};
export default FoodCourtExtraDetails;
