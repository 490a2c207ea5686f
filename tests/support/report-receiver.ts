import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type Item = { readonly type: string; readonly body: Record<string, unknown> };

/** What arrived at the address of one project. */
type Received = {
  /** Everything that was sent, headers of the request too, as text. */
  text(): string;
  /** Items of one kind: `event` for an error, `span` for parts of traces. */
  items(type: string): Item['body'][];
  /** Names of all spans. */
  spanNames(): string[];
};

export type ReportReceiver = {
  dsnOf(project: 1 | 2): string;
  of(project: 1 | 2): Received;
  close(): Promise<void>;
};

/** Takes reports of errors and traces on the loopback address, as the service behind a DSN would. */
export async function startReportReceiver(): Promise<ReportReceiver> {
  const arrived: { url: string; text: string; items: Item[] }[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const headers = JSON.stringify(request.headers);
      arrived.push({
        url: request.url ?? '',
        text: `${request.url}\n${headers}\n${body}`,
        items: itemsOf(body),
      });
      response.setHeader('access-control-allow-origin', '*').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const of = (project: number): Received => {
    const own = () => arrived.filter(({ url }) => url.startsWith(`/api/${project}/`));
    const items = (type: string) =>
      own()
        .flatMap((each) => each.items)
        .filter((item) => item.type === type)
        .map(({ body }) => body);
    const spans = () => items('span').flatMap(({ items: spans }) => spans as { name: string }[]);
    return {
      text: () =>
        own()
          .map(({ text }) => text)
          .join('\n'),
      items,
      spanNames: () => spans().map(({ name }) => name),
    };
  };
  return {
    dsnOf: (project) => `http://publickey@127.0.0.1:${port}/${project}`,
    of,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

/** An envelope is a header, and then for each item a header and a body, a line each. */
function itemsOf(envelope: string): Item[] {
  const [, ...lines] = envelope.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, index) =>
    index % 2 === 0 ? [{ type: JSON.parse(line).type, body: JSON.parse(lines[index + 1] ?? '{}') }] : [],
  );
}
