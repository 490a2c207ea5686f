import multipart from '@fastify/multipart';
import { recordId } from '@portal/contract/shapes/fields';
import {
  addDocumentEndpoint,
  documentContentEndpoint,
  uploadFieldsSchema,
} from '@portal/contract/v1/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { toDocument } from '../../features/documents/documents-mapper.ts';
import { Failure } from '../../trpc/failure.ts';
import { fieldErrors, portalFields } from '../../trpc/field-errors.ts';
import { rangeHeader, uploadKeyHeader } from '../../trpc/passed-headers.ts';
import type { VirusScanner } from '../../upstream/files/clamd.ts';
import type { ByteAnswer } from '../../upstream/files/streams.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { registerSignedIn, type SignedInDeps, signedInOf } from '../callers/route-guard.ts';
import { streamsOf } from '../callers/upstream-of-request.ts';
import { registerCors } from '../cors.ts';
import { hangUpSignal } from '../hang-up.ts';
import { allowSlowBody, cutOffIdleReader } from '../limits/slow-clients.ts';
import { type CheckedUpload, checkUpload } from './checked-upload.ts';
import { contentHeaders } from './content-headers.ts';
import { drainRest } from './drain-rest.ts';
import { safeFileName } from './safe-file-name.ts';
import { readUploadForm } from './upload-form.ts';
import type { UploadLimits, UploadSlot } from './upload-limits.ts';

type Options = SignedInDeps & {
  readonly upstream: Upstream;
  readonly corsOrigins: readonly string[];
  readonly uploads: UploadLimits;
  readonly scanner: VirusScanner | undefined;
  /** How long the client may stall, in either direction. */
  readonly idleMs: number;
};

/**
 * Bytes of documents, as streams beside tRPC (P-14, P-18). A failure has the form of a procedure's. Each request passes
 * `registerSignedIn` (SEC-G47), and the firm decides by the client's token whose document it is (SEC-G14).
 */
export async function registerDocuments(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(async (scope) => {
    registerCors(scope, options.corsOrigins);
    registerSignedIn(scope, options);
    await scope.register(multipart, { throwFileSizeLimit: false });
    const nothing = async () => undefined;
    scope.options('/documents', nothing);
    scope.options('/documents/:id/content', nothing);
    scope.get('/documents/:id/content', { exposeHeadRoute: false }, (request, reply) =>
      sendContent(options, request, reply),
    );
    scope.post('/documents', (request, reply) => receiveUpload(options, request, reply));
  });
}

async function sendContent(
  { upstream, idleMs }: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = recordId.safeParse((request.params as { id: string }).id);
  if (!id.success) throw new Failure('MALFORMED_REQUEST');
  const input = { params: { uuid: id.data }, headers: rangeHeader(request) };
  const streams = streamsOf(upstream, request, signedInOf(request));
  const answer = emptyAsWhole(await streams.open(documentContentEndpoint, input, hangUpSignal(reply)));
  cutOffIdleReader(reply, idleMs);
  return reply.code(answer.status).headers(contentHeaders(answer)).send(answer.body);
}

/** An empty file has no part to ask for. It is sent as a whole, as every server may do (RFC 9110, section 14.2). */
function emptyAsWhole(answer: ByteAnswer): ByteAnswer {
  if (answer.status !== 416 || answer.contentRange !== 'bytes */0') return answer;
  return { ...answer, status: 200, contentType: '', contentLength: 0, contentRange: undefined };
}

async function receiveUpload(options: Options, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart()) throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  const headers = uploadKeyHeader(request);
  allowSlowBody(request);
  const slot = await admit(options, request, reply);
  let seen: CheckedUpload['seen'] | undefined;
  try {
    const form = await readUploadForm(request, options.idleMs);
    const upload = await checkUpload(form, options.scanner);
    seen = upload.seen;
    const body = readFields(form.fields, upload);
    const streams = streamsOf(options.upstream, request, signedInOf(request));
    const document = await streams.send(
      addDocumentEndpoint,
      { headers, body },
      { file: upload, signal: hangUpSignal(reply) },
    );
    return { document: toDocument(document), virusCheck: seen.virusCheck };
  } finally {
    const isRead = request.raw.readableEnded;
    const left = drainRest(request, options.idleMs).then((drained) =>
      slot.leave({ hasArrived: seen?.hasArrived ?? false, bytes: (seen?.bytes ?? 0) + drained }),
    );
    // An answer does not wait for what is dropped.
    if (isRead) await left;
  }
}

/**
 * What is refused before any of it is read is read and dropped, as far as there is room for that too; then its
 * connection ends.
 */
async function admit(
  { uploads, idleMs }: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UploadSlot> {
  const { sub: person } = signedInOf(request);
  try {
    return await uploads.admit(person, declaredLength(request));
  } catch (error) {
    const slot = await uploads.admitDropped(person);
    if (slot) void drainRest(request, idleMs).then(slot.leave);
    else endConnection(reply);
    throw error;
  }
}

function endConnection(reply: FastifyReply): void {
  void reply.header('connection', 'close');
  reply.raw.once('finish', () => reply.raw.req.socket.destroySoon());
}

/** The fields for the firm. A name is made safe rather than refused. Throws VALIDATION for any other field at fault. */
function readFields(
  { file_name = '', ...others }: Readonly<Record<string, string>>,
  { mediaType }: Pick<CheckedUpload, 'mediaType'>,
): z.infer<typeof uploadFieldsSchema> {
  const fields = uploadFieldsSchema.safeParse({ ...others, file_name: safeFileName(file_name, mediaType) });
  if (fields.success) return fields.data;
  const { message, fields: faults } = fieldErrors(fields.error);
  throw new Failure('VALIDATION', { message, fields: portalFields(faults) });
}

function declaredLength({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length'];
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}
