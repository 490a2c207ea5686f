import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseAnswer } from '@portal/gateway/parse-answer';
import { goodAnswer, worstAnswers } from '@portal/gateway/test/worst-answers';
import { inMs, printTable } from './print-table.ts';

/**
 * `npm run bench:worst-answers`: how much event-loop time and memory the gateway needs for deliberately expensive
 * responses of the firm, each in a process of its own with the heap of a small container. Exit code 1 above 300 ms or
 * 200 MB.
 */
const MOST_MS = 300;
const MOST_MB = 200;
const answers = [goodAnswer(), ...worstAnswers];
const answerIndex = process.argv[2];

type Figures = { readonly ms: number; readonly mb: number };

if (answerIndex !== undefined) process.send?.(measure(Number(answerIndex)));
else {
  const figures: Figures[] = [];
  for (const index of answers.keys()) figures.push(await measureApart(index));
  printTable(
    'Answers that cost the most',
    ['answer', 'size', 'loop', 'memory'],
    answers.map(({ name, text }, index) => [
      name,
      `${(text.length / 1e6).toFixed(2)} MB`,
      inMs(figures[index]?.ms ?? Number.NaN),
      `${Math.round(figures[index]?.mb ?? Number.NaN)} MB`,
    ]),
  );
  process.exitCode = figures.some(({ ms, mb }) => ms > MOST_MS || mb > MOST_MB) ? 1 : 0;
}

/**
 * The first reading of a fresh process, with nothing compiled yet but what a good answer uses: processor time and the
 * most memory.
 */
function measure(index: number): Figures {
  const answer = answers[index];
  if (!answer) throw new Error('There is no such answer');
  const { endpoint, text } = answer;
  const before = process.memoryUsage().rss;
  const start = process.threadCpuUsage();
  try {
    parseAnswer(
      endpoint,
      { status: 200, contentType: 'application/json', retryAfter: undefined, text },
      'GET /v1',
    );
  } catch {
    // Most of them are meant to be refused.
  }
  const { user, system } = process.threadCpuUsage(start);
  return { ms: (user + system) / 1000, mb: (process.resourceUsage().maxRSS * 1024 - before) / 1e6 };
}

async function measureApart(index: number): Promise<Figures> {
  const child = fork(fileURLToPath(import.meta.url), [String(index)], {
    execArgv: ['--max-old-space-size=256'],
  });
  const [figures] = await once(child, 'message');
  return figures as Figures;
}
