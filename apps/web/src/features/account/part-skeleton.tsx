import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** A part of the account while it loads, as high as it will be. */
export function PartSkeleton({ what, height }: { what: string; height: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {what}
      </p>
      <Skeleton width="100%" height={height} />
    </div>
  );
}
