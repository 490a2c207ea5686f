import { connect, type Socket } from 'node:net';

/** What came over the wire, byte for byte, and how the connection ended. */
export type RawAnswer = {
  readonly head: string;
  readonly body: Buffer;
  readonly ending: 'closed' | 'reset';
};

export type RawCall = {
  /** Bytes that have come so far. */
  readonly received: () => number;
  readonly answer: Promise<RawAnswer>;
  readonly giveUp: () => void;
};

/** Sends one GET and reads what comes, however broken. */
export function rawCall(origin: string, path: string): RawCall {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  return {
    received: () => Buffer.concat(pieces).byteLength,
    answer: endOf(socket).then((ending) => ({ ...split(Buffer.concat(pieces)), ending })),
    giveUp: () => socket.destroy(),
  };
}

function endOf(socket: Socket): Promise<RawAnswer['ending']> {
  return new Promise((settle) => {
    socket.once('error', () => settle('reset'));
    socket.once('close', () => settle('closed'));
  });
}

function split(bytes: Buffer): Pick<RawAnswer, 'head' | 'body'> {
  const at = bytes.indexOf('\r\n\r\n');
  if (at < 0) return { head: bytes.toString(), body: Buffer.alloc(0) };
  return { head: bytes.subarray(0, at).toString().toLowerCase(), body: bytes.subarray(at + 4) };
}
