import { ErrorBanner } from '#ui/banner.tsx';
import { Form } from '#ui/form.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { lengthLeft } from './message-length.ts';
import styles from './reply-form.module.css';
import { SendRow } from './send-row.tsx';
import { useReply } from './use-reply.ts';
import type { Conversation } from './use-thread.ts';

type ReplyFormProps = { conversation: Conversation; responseTime: string | null };

/** Row P9: the answer to a conversation, at its end. */
export function ReplyForm({ conversation, responseTime }: ReplyFormProps) {
  const { draft, setDraft, send, isBusy, fieldErrors, error, isSent } = useReply(conversation);
  const { contact } = conversation.thread;
  return (
    <div className={styles.reply}>
      {error === null ? null : (
        <ErrorBanner>Your message was not sent. {error} What you wrote is kept.</ErrorBanner>
      )}
      <Form<'body'> fieldErrors={fieldErrors} onSubmit={() => void send()}>
        <TextAreaField
          label={contact ? `Reply to ${contact.name}` : 'Reply'}
          name="body"
          rows={3}
          hint={lengthLeft(draft)}
          error={fieldErrors.body}
          value={draft}
          readOnly={isBusy}
          onChange={(event) => setDraft(event.target.value)}
        />
        <SendRow responseTime={responseTime} isBusy={isBusy} />
      </Form>
      <p className="visually-hidden" role="status">
        {isSent ? 'Your message has been sent.' : ''}
      </p>
    </div>
  );
}
