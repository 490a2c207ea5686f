import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Behaviour = {
  /** Says nothing at all. */
  readonly isSilent?: boolean;
  /** Reads nothing. */
  readonly takesNothing?: boolean;
  /** The most bytes that it takes, beyond which it answers and hangs up, as clamd does with StreamMaxLength. */
  readonly most?: number;
};

const COMMAND = 'zINSTREAM\0';

/** Reads INSTREAM as clamd does (clamd(8)) and finds one virus. Gives the answer, once there is one. */
class InstreamReader {
  readonly #virus: string;
  readonly #most: number;
  #rest = Buffer.alloc(0);
  #isGreeted = false;
  #tail = '';
  #isFound = false;
  size = 0;

  constructor(virus: string, most: number) {
    this.#virus = virus;
    this.#most = most;
  }

  add(bytes: Buffer): string | undefined {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    if (!this.#isGreeted) {
      if (this.#rest.length < COMMAND.length) return undefined;
      if (!this.#rest.toString('latin1').startsWith(COMMAND)) return 'UNKNOWN COMMAND\0';
      [this.#isGreeted, this.#rest] = [true, this.#rest.subarray(COMMAND.length)];
    }
    return this.#readPieces();
  }

  #readPieces(): string | undefined {
    while (this.#rest.length >= 4) {
      const length = this.#rest.readUInt32BE(0);
      if (length === 0) return this.#isFound ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0';
      if (this.#rest.length < 4 + length) return undefined;
      this.#look(this.#rest.toString('latin1', 4, 4 + length));
      this.#rest = this.#rest.subarray(4 + length);
      if (this.size > this.#most) return 'INSTREAM size limit exceeded. ERROR\0';
    }
    return undefined;
  }

  #look(piece: string): void {
    this.size += piece.length;
    const text = this.#tail + piece;
    this.#isFound ||= text.includes(this.#virus);
    this.#tail = text.slice(-this.#virus.length);
  }
}

/** A daemon on a free port of this machine. It ends with the test. */
export async function startStandInClamd(
  virus: string,
  { isSilent = false, takesNothing = false, most = Infinity }: Behaviour = {},
) {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const reader = new InstreamReader(virus, most);
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (takesNothing) return;
    socket.on('data', (bytes) => {
      const answer = isSilent ? undefined : reader.add(bytes);
      if (answer === undefined) return;
      scanned.push(reader.size);
      socket.end(answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as { port: number };
  return { address: `tcp://127.0.0.1:${port}`, scanned };
}
