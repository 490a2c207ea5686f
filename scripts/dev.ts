import { runStack } from './stack/run-stack.ts';
import { runUntilStopped } from './stack/running.ts';

/** `npm run dev`: Vite serves the client with hot reload; gateway and mock restart when one of their files changes. */
await runUntilStopped((running) => runStack(running, { watch: true }));
