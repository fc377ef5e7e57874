import styles from './Pages.module.css';

/** Classes of the pages of a hall. */
export const pageStyles = styles;
