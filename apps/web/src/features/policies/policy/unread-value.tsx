import { FailedPart } from '#core/failed-part.tsx';

type UnreadValueProps = { isAsking: boolean; onAsk: () => void };

/** The latest value did not come with the policy; the rest of the page lives (row S6). */
export function UnreadValue({ isAsking, onAsk }: UnreadValueProps) {
  return (
    <FailedPart
      heading="The latest value could not be read"
      failure={{
        message: 'Everything else about the policy is here.',
        requestId: undefined,
        isRetrying: isAsking,
        onRetry: onAsk,
      }}
    />
  );
}
