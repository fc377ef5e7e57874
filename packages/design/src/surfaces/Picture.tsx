import styles from './Picture.module.css';

type Props = {
  /** Address of the webp; its avif stands beside it. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Tiny blurred picture (data URI or an address that is already loaded) shown until the real one is there. */
  readonly blur?: string | null | undefined;
  /** Fetched wherever it stands; the others when they come near the screen and the page's scripts are there. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
};

const avif = (src: string): string | null => (/\.webp$/.test(src) ? src.replace(/\.webp$/, '.avif') : null);

/** A photo whose place is kept, so that nothing moves when it arrives. */
export const Picture = ({ src, alt, width, height, blur, eager, className = '' }: Props) => {
  const small = avif(src);
  const photo = (
    <>
      {small && <source srcSet={small} type="image/avif" />}
      <img
        src={src}
        alt={alt}
        className={styles.photo}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </>
  );
  if (!blur) return <picture className={`${styles.frame} ${className}`}>{photo}</picture>;
  return (
    <span className={`${styles.frame} ${className}`}>
      <img src={blur} alt="" className={styles.blur} width={width} height={height} />
      <picture>{photo}</picture>
    </span>
  );
};
