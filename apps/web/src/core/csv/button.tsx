import { useRef } from 'react';
import { useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { AmountsQuestion, useAmountsQuestion } from '#core/amounts/question.tsx';
import { canSaveFiles } from '#env.ts';
import { textLink } from '#ui/action/classes.ts';
import { saveFile } from '#ui/action/save-file.ts';
import { downloadIcon, Icon } from '#ui/icons.tsx';
import styles from './button.module.css';

type CsvButtonProps = {
  /** "Export policies as CSV" */
  label: string;
  makeFile: () => { name: string; text: string };
};

/**
 * P-38: saves a table as a file: the list of policies, the total over time, the graph of a policy. When amounts are
 * hidden it asks first: a file cannot hide them.
 */
export function CsvButton({ label, makeFile }: CsvButtonProps) {
  const isHidden = useAmountsHidden();
  const [isAsking, setIsAsking] = useAmountsQuestion();
  const button = useRef<HTMLButtonElement>(null);

  function save() {
    const { name, text } = makeFile();
    saveFile({ name, content: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
  }
  function answer(isWanted: boolean) {
    if (isWanted) save();
    setIsAsking(false);
    button.current?.focus();
  }
  if (!canSaveFiles) return null;
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={`${textLink} ${styles.button}`}
        aria-expanded={isHidden ? isAsking : undefined}
        onClick={() => (isHidden ? setIsAsking(!isAsking) : save())}
      >
        <Icon shape={downloadIcon} />
        {label}
      </button>
      {isAsking ? <AmountsQuestion what="file" yes="Save with amounts" onAnswer={answer} /> : null}
    </div>
  );
}
