import { parseArgs } from 'node:util';

export type ProxySettings = { readonly target: URL; readonly port: number; readonly host: string };

export const usage = `npm run fault-proxy -- --target https://api.firm.example [--port 8090] [--host 127.0.0.1]

  --target   the /v1 in front of which it runs: scheme, host and port
  --port     where to listen; 8090 by default
  --host     on which address; by default only this machine's own`;

const options = {
  target: { type: 'string' },
  port: { type: 'string', default: '8090' },
  host: { type: 'string', default: '127.0.0.1' },
} as const;

/** Reads the command line; or gives one sentence about what is wrong with it. */
export function readProxySettings(args: readonly string[]): ProxySettings | string {
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    const target = URL.parse(values.target ?? '');
    const isPlain = target && /^https?:$/.test(target.protocol) && target.href === `${target.origin}/`;
    if (!isPlain) return '--target must be scheme, host and port alone, such as https://api.firm.example.';
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return '--port must be from 1 to 65535.';
    return { target, port, host: values.host };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
