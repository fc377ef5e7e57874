import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import { LANGUAGE_NAMES, type Translate } from '@tableside/i18n';
import { Hours } from './Hours.tsx';
import { Sections } from './Sections.tsx';

type Props = {
  readonly menu: PublicMenu;
  readonly t: Translate;
  readonly money: (amount: number) => string;
};

const Languages = ({ menu, t }: Pick<Props, 'menu' | 't'>) =>
  menu.languages.length < 2 ? null : (
    <nav className="languages" aria-label={t('menu.language')}>
      {menu.languages.map(({ language, page }) => (
        <a
          key={language}
          href={new URL(page).pathname}
          lang={language}
          aria-current={language === menu.language ? 'page' : undefined}
        >
          {LANGUAGE_NAMES[language]?.name ?? language}
        </a>
      ))}
    </nav>
  );

const Contact = ({ menu: { venue }, t }: Pick<Props, 'menu' | 't'>) => (
  <section>
    <h2>{t('menu.about', { venue: venue.name })}</h2>
    <address>
      {venue.address && <p>{venue.address}</p>}
      {venue.phone && (
        <p>
          <a href={`tel:${venue.phone.replace(/[^+\d]/g, '')}`}>
            <bdi>{venue.phone}</bdi>
          </a>
        </p>
      )}
      {[venue.website, ...venue.elsewhere].map(
        link =>
          link && (
            <p key={link}>
              <a href={link} rel="noopener">
                {new URL(link).hostname.replace(/^www\./, '')}
              </a>
            </p>
          ),
      )}
    </address>
  </section>
);

/** The menu of a venue for whoever wants to read it: nothing to tap but links, nothing to run. */
export const PublicPage = ({ menu, t, money }: Props) => {
  const { venue } = menu;
  const data = menu.languages.find(({ language }) => language === menu.language)?.data;
  return (
    <>
      {venue.cover && <img className="cover" src={venue.cover} alt="" width={1200} height={480} />}
      <header className="top">
        <h1>{venue.name}</h1>
        {venue.description && <p className="lead">{venue.description}</p>}
        <p className="now">
          <strong>{t(menu.opening ? 'public.closedNow' : 'public.openNow')}</strong>
          {venue.address && <span>{venue.address}</span>}
        </p>
        {venue.reserve && (
          <p>
            <a className="reserve" href={new URL(venue.reserve).pathname}>
              {t('public.reserve')}
            </a>
          </p>
        )}
        <Languages menu={menu} t={t} />
      </header>
      <div className="sheet">
        <nav className="ways" aria-label={t('menu.categories')}>
          {menu.categories.map(({ id, name }) => (
            <a key={id} href={`#c-${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <main>
          <p className="order">{t('public.order')}</p>
          <Sections menu={menu} t={t} money={money} />
          <p className="advice">{t('public.ask')}</p>
        </main>
      </div>
      <footer>
        <Hours menu={menu} t={t} />
        <Contact menu={menu} t={t} />
        <p className="quiet">
          {data && <a href={new URL(data).pathname + new URL(data).search}>{t('public.data')}</a>}
          <span>{t('common.poweredBy')}</span>
        </p>
      </footer>
    </>
  );
};
