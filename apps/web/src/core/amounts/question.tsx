import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { useAmountsHidden } from './hidden-amounts.tsx';
import styles from './question.module.css';

/** Whether the question is open. Amounts that show again take it back. */
export function useAmountsQuestion(): [isAsking: boolean, setIsAsking: (isAsking: boolean) => void] {
  const isHidden = useAmountsHidden();
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking && !isHidden) setIsAsking(false);
  return [isAsking, setIsAsking];
}

type AmountsQuestionProps = {
  /** What will show the amounts: "file". */
  what: string;
  /** "Save with amounts" */
  yes: string;
  onAnswer: (isWanted: boolean) => void;
};

/** Asked while amounts are hidden, before a file is made that cannot hide them. The focus is first on Cancel. */
export function AmountsQuestion({ what, yes, onAnswer }: AmountsQuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), []);
  return (
    <div className={styles.question} role="alert">
      <p>Amounts are hidden here, but the {what} will show them.</p>
      <p className={styles.answers}>
        <Button kind="quiet" size="small" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        <button ref={no} type="button" className={textLink} onClick={() => onAnswer(false)}>
          Cancel
        </button>
      </p>
    </div>
  );
}
