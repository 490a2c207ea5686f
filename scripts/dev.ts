import { runUntilStopped } from './stack/processes.ts';
import { runStack } from './stack/run-stack.ts';

/** `npm run dev`: Vite serves the client with hot reload; gateway and mock restart when one of their files changes. */
await runUntilStopped((processes) => runStack(processes, { watch: true }));
