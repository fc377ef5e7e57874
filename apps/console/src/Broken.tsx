import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useText } from './i18n/index.ts';
import { Blank } from './parts/page/Blank.tsx';

const Apology = () => {
  const { t } = useText();
  return (
    <main role="alert">
      <Blank icon="alert" title={t('app.broken')}>
        <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
      </Blank>
    </main>
  );
};

/** What is shown when the page itself fails, in place of a white screen. */
export class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  /** For whoever listens to what breaks. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }
  override render() {
    return this.state.failed ? <Apology /> : this.props.children;
  }
}
