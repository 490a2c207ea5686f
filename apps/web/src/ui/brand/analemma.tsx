import { lazy, Suspense } from 'react';
import type { AnalemmaProps } from './analemma-art.tsx';

const Art = lazy(async () => ({ default: (await import('./analemma-art.tsx')).AnalemmaArt }));

/** The art of the product. It comes after the words, and fades in where it was left room. */
export function Analemma(props: AnalemmaProps) {
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}
