import { lazy, Suspense } from 'react';
import type { AnalemmaProps } from './analemma-art.tsx';

const Art = lazy(async () => ({ default: (await import('./analemma-art.tsx')).AnalemmaArt }));

/** The art of the product. It loads after the text, and fades in. */
export function Analemma(props: AnalemmaProps) {
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}
