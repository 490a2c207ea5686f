import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { failureSentence } from '#core/errors/app-error.ts';
import { momentText } from '#core/format/london-time.ts';
import { RetryButton } from '#ui/action/retry-button.tsx';
import { Notice, NoticeStatus } from '#ui/feedback/notice.tsx';
import { alertIcon, clockIcon } from '#ui/icons.tsx';
import type { useDocuments } from './document-queries.ts';

/**
 * P-19: how old the list is, where it could not be refreshed: without a network, or without an answer from the firm.
 */
export function ListAge(props: ListAgeProps) {
  return (
    <NoticeStatus>
      <Age {...props} />
    </NoticeStatus>
  );
}

type ListAgeProps = { query: ReturnType<typeof useDocuments> };

function Age({ query }: ListAgeProps) {
  const isOnline = useIsOnline();
  const { dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = query;
  const asAt = momentText(new Date(dataUpdatedAt));
  if (!isOnline)
    return (
      <Notice
        meaning="info"
        icon={clockIcon}
        heading={isPlaceholderData ? 'You are offline' : `Your documents as at ${asAt}`}
      >
        {isPlaceholderData
          ? 'We cannot apply your new choice while you are offline. This is the previous list.'
          : 'You are offline. The documents themselves are not kept on this device: they open once you are connected.'}
      </Notice>
    );
  if (error === null) return null;
  return (
    <Notice
      meaning="caution"
      icon={alertIcon}
      heading="Your documents could not be refreshed"
      action={
        <RetryButton kind="quiet" size="small" isRetrying={isFetching} onRetry={() => void refetch()} />
      }
    >
      {failureSentence(error)} This is the list as at {asAt}.
    </Notice>
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}
