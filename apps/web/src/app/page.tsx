import { type ComponentType, Suspense } from 'react';

/** One screen, loaded when first wanted. */
export function Page({ screen: Screen }: { screen: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}
