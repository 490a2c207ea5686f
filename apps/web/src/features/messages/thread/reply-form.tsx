import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-field.tsx';
import { AttachFiles } from '../compose/attach-files.tsx';
import { DraftNote, lengthLeft, SendRow } from '../compose/compose.tsx';
import type { Conversation } from '../thread-queries.ts';
import styles from './reply-form.module.css';
import { useReply } from './use-reply.ts';

type ReplyFormProps = { conversation: Conversation; responseTime: string | null };

/** P-9: the answer to a conversation, at its end. */
export function ReplyForm({ conversation, responseTime }: ReplyFormProps) {
  const { draft, discard, lacksFiles, send, isBusy, fieldErrors, error, isSent } = useReply(conversation);
  const { uuid, contact, policyUuid } = conversation.thread;
  return (
    <div className={styles.reply}>
      {error === null ? null : <ErrorBanner>{error}</ErrorBanner>}
      <DraftNote isShown={draft.isRestored} lacksFiles={lacksFiles} isBusy={isBusy} onDiscard={discard} />
      <Form<'body'> fieldErrors={fieldErrors} onSubmit={() => void send()}>
        <TextAreaField
          label={contact ? `Reply to ${contact.name}` : 'Reply'}
          name="body"
          rows={3}
          hint={lengthLeft(draft.text)}
          error={fieldErrors.body}
          value={draft.text}
          readOnly={isBusy}
          onChange={(event) => draft.write(event.target.value)}
        />
        <AttachFiles
          name={uuid}
          about={policyUuid === null ? {} : { policyId: policyUuid }}
          isLocked={isBusy}
        />
        <SendRow responseTime={responseTime} isBusy={isBusy} />
      </Form>
      <p className="visually-hidden" role="status">
        {isSent ? 'Your message has been sent.' : ''}
      </p>
    </div>
  );
}
