import { type FormEvent, useState } from 'react';
import { iconButton, textLink } from '#ui/action/classes.ts';
import { Icon, minusIcon, plusIcon } from '#ui/icons.tsx';
import styles from './toolbar.module.css';
import { typedPage, type ViewerKey, type Zoom } from './zoom-and-paging.ts';

type PdfToolbarProps = {
  zoom: Zoom;
  page: number;
  pageCount: number;
  actions: Record<ViewerKey, () => void>;
  onPage: (page: number) => void;
};

/** The number of the page, to read and to change, and how large it is. */
export function PdfToolbar({ zoom, page, pageCount, actions, onPage }: PdfToolbarProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function go(event: FormEvent) {
    event.preventDefault();
    const wanted = typedPage(typed ?? '', pageCount);
    if (wanted !== null) onPage(wanted);
    setTyped(null);
  }
  return (
    <div className={styles.toolbar}>
      <form className={styles.pages} onSubmit={go}>
        <label>
          <span className={styles.word}>Page</span>{' '}
          <input
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? page}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyped(null)}
          />{' '}
          of {pageCount}
        </label>
      </form>
      <div className={styles.zoom}>
        <button
          type="button"
          className={iconButton}
          aria-label="Zoom out"
          aria-disabled={zoom === 100}
          onClick={actions['zoom-out']}
        >
          <Icon shape={minusIcon} />
        </button>
        <output className={styles.percent} aria-label="Zoom">
          {zoom} %
        </output>
        <button
          type="button"
          className={iconButton}
          aria-label="Zoom in"
          aria-disabled={zoom === 400}
          onClick={actions['zoom-in']}
        >
          <Icon shape={plusIcon} />
        </button>
        <button type="button" className={textLink} onClick={actions['zoom-fit']}>
          Fit width
        </button>
      </div>
    </div>
  );
}
