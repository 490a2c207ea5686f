import { runStack } from './stack/run-stack.ts';
import { runUntilStopped } from './stack/running.ts';

/** `npm start`: builds what changed, then runs the mock and the gateway, which serves the built client. */
await runUntilStopped((running) => runStack(running, { watch: false }));
