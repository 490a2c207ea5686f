import { Skeleton } from '#ui/skeleton.tsx';

/** The place of a part that is on its way, as high as it will be. */
export function PartLoading({ what, height }: { what: string; height: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading {what}
      </p>
      <Skeleton width="100%" height={height} />
    </>
  );
}
