import { Button, IconButton } from '@tableside/design';
import type { Minor } from '@tableside/domain/money';
import { type ReactNode, useState } from 'react';
import { goBack, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useLate } from '../../app/use-late.ts';
import { loadMoreTexts, useT } from '../../texts/texts.ts';
import { AMOUNTS_ID, Amounts } from './Amounts.tsx';
import { GiveBar, GiveFrame } from './GiveFrame.tsx';
import { GiveHead } from './GiveHead.tsx';
import { firstAmount, type GiveCard } from './give-card.ts';
import { People } from './People.tsx';
import { SpecialDay } from './SpecialDay.tsx';

/** Paying comes once the amounts stand: with its own words, which the page does not carry. */
const loadPaying = async () => {
  const [module] = await Promise.all([import('./paying/GivePaying.tsx'), loadMoreTexts()]);
  return module;
};

/** The button that is always alive: without an amount it leads to the amounts. */
const toAmounts = (): void => {
  const amounts = document.getElementById(AMOUNTS_ID);
  amounts?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  amounts?.focus({ preventScroll: true });
};

const menuOf = ({ thanksFor }: GiveCard): string => pathTo('Menu', { session: thanksFor?.session ?? '' });

type Props = {
  readonly card: GiveCard;
  /** What else can be done about the one who gets it. */
  readonly children?: ReactNode;
};

/** Giving by a card: for whom, how much, how, and one button. Spec 2§2 TipWaiter, Donate. */
export const GivePage = ({ card, children }: Props) => {
  const t = useT();
  const [personId, setPersonId] = useState<string | null>(null);
  const query = useQuery();
  const [amount, setAmount] = useState<Minor | null>(() => firstAmount(card, query));
  const [over, setOver] = useState(false);
  const Paying = useLate(loadPaying, true);
  const person = card.people.find(({ id }) => id === personId) ?? null;
  const chooseFirst = (
    <Button wide onClick={toAmounts}>
      {t('gift.chooseAmount')}
    </Button>
  );
  return (
    <GiveFrame
      title={card.name}
      venue={card.venue.name}
      languages={card.languages}
      inert={over}
      aside={
        card.thanksFor && (
          <IconButton icon="close" label={t('common.close')} onClick={() => goBack(menuOf(card))} />
        )
      }
      below={
        Paying ? (
          <Paying
            card={card}
            amount={amount}
            personId={personId}
            chooseFirst={chooseFirst}
            onOver={setOver}
          />
        ) : (
          <GiveBar>{chooseFirst}</GiveBar>
        )
      }
    >
      <GiveHead card={card} person={person} />
      {children}
      <SpecialDay />
      {card.people.length > 0 && (
        <People
          house={{ name: card.venue.name, photo: card.photo }}
          people={card.people}
          chosen={personId}
          onChoose={setPersonId}
        />
      )}
      <Amounts card={card} amount={amount} onChoose={setAmount} />
    </GiveFrame>
  );
};
