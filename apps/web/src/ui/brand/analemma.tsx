import { type ComponentType, lazy, Suspense } from 'react';
import type { AnalemmaProps } from './analemma-art.tsx';

const Art = lazy<ComponentType<AnalemmaProps>>(async () => {
  const file = await import('./analemma-art.tsx').catch(() => undefined);
  return { default: file?.AnalemmaArt ?? (() => null) };
});

/**
 * The art of the product. It loads after the text, and fades in; where it cannot be fetched the page does without it.
 */
export function Analemma(props: AnalemmaProps) {
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}
