import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LoggableError } from '../../logging/describe-error.ts';

/** A file on its way through the scanner. Each method rejects where the scanner does not answer as it should. */
type VirusScan = {
  add(bytes: Uint8Array): Promise<void>;
  /** Waits for the verdict. */
  end(): Promise<'clean' | 'infected'>;
  /** Ends it without a verdict. */
  close(): void;
};

export type VirusScanner = { start(): VirusScan };

/** The command of clamd that reads a file in pieces, each after its length, up to one of length zero (clamd(8)). */
const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;
const MAX_REPLY_LENGTH = 1000;
/**
 * Scanning a large file takes a while without any output: three times as long as it may otherwise be silent.
 */
const VERDICT_TIMES = 3;

/** A ClamAV daemon at `tcp://host:port` or `unix:/path`. One that is silent for `idleMs` counts as away. */
export function createVirusScanner(address: string, idleMs: number): VirusScanner {
  const target = readAddress(address);
  return { start: () => startScan(connect(target), idleMs) };
}

function startScan(socket: Socket, idleMs: number): VirusScan {
  let reply = '';
  let failure: Error | undefined;
  socket.on('error', (error) => {
    failure ??= error;
  });
  socket.on('data', (text) => {
    reply = (reply + text.toString()).slice(0, MAX_REPLY_LENGTH);
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.write(COMMAND);

  /** It counts as silent only while it is waited for: between two pieces the client or the firm may be slow. */
  async function waitForScanner(answer: Promise<unknown>, ms: number): Promise<void> {
    const silent = () => socket.destroy(new LoggableError('The virus scanner is silent'));
    const timer = setTimeout(silent, ms);
    try {
      await Promise.race([answer, closed]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** It answers early where it gives up, as with a file beyond its own limit. */
  function requireOpen(): void {
    if (failure) throw failure;
    if (socket.destroyed || reply !== '') throw new LoggableError('The virus scanner ended early');
  }

  async function write(bytes: Uint8Array): Promise<void> {
    requireOpen();
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(bytes.length);
    socket.write(length);
    if (bytes.length > 0 && !socket.write(bytes)) await waitForScanner(once(socket, 'drain'), idleMs);
    requireOpen();
  }

  return {
    add: async (bytes) => {
      if (bytes.length > 0) await write(bytes);
    },
    end: async () => {
      requireOpen();
      socket.end(Buffer.alloc(LENGTH_BYTES));
      await waitForScanner(closed, idleMs * VERDICT_TIMES);
      if (failure) throw failure;
      return readVerdict(reply);
    },
    close: () => socket.destroy(),
  };
}

/** With `AlertExceedsMax` the daemon says by these that it has not read all of a file. */
const notRead = /^stream: Heuristics\.Limits\.Exceeded/;

/** `stream: OK` or `stream: <name> FOUND`; anything else is not a verdict. */
function readVerdict(reply: string): 'clean' | 'infected' {
  const text = reply.replace(/\0$/, '').trim();
  if (text === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(text) && !notRead.test(text)) return 'infected';
  throw new LoggableError('The virus scanner gave no verdict');
}

function readAddress(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
