/** Writes one line per stage with the seconds it took; on a terminal the line is there while the stage still runs. */
export type Progress = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;

type Out = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

const TITLE_WIDTH = 58;

export function createProgress(out: Out, nowMs: () => number = Date.now): Progress {
  return async (title, work) => {
    const startedMs = nowMs();
    const line = (mark: string) => {
      const seconds = ((nowMs() - startedMs) / 1000).toFixed(1);
      return `  ${mark} ${title.padEnd(TITLE_WIDTH)} ${seconds.padStart(6)} s`;
    };
    const timer = out.isTTY ? setInterval(() => out.write(`\r${line('…')}`), 200) : undefined;
    out.write(out.isTTY ? line('…') : `  … ${title}\n`);
    const finish = (mark: string) => {
      clearInterval(timer);
      out.write(`${out.isTTY ? '\r' : ''}${line(mark)}\n`);
    };
    try {
      const result = await work();
      finish('✓');
      return result;
    } catch (error) {
      finish('✗');
      throw error;
    }
  };
}
