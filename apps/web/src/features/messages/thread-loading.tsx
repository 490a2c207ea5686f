import { Skeleton } from '#ui/skeleton.tsx';

/** The places of a few messages. */
export function ThreadLoading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the conversation
      </p>
      <Skeleton width="80%" height="7rem" />
      <Skeleton width="70%" height="9rem" />
    </>
  );
}
