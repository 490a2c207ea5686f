import { runUntilStopped } from './stack/processes.ts';
import { runStack } from './stack/run-stack.ts';

/** `npm start`: builds what changed, then runs the mock and the gateway, which serves the built client. */
await runUntilStopped((processes) => runStack(processes, { watch: false }));
