/**
 * What may leave the house in a report of an error or a trace, for the gateway and the browser alike (S-7, SEC-H4).
 * A list of what is allowed and not of what is hidden: whatever a library adds to its reports later stays behind by itself.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Parts of a report as reporting libraries make them; all else in it is never looked at. */
type Report = {
  tags?: object | undefined;
  contexts?: object | undefined;
  breadcrumbs?: readonly object[] | undefined;
  exception?: { values?: readonly object[] | undefined } | undefined;
};

const reportFields = ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release', 'sdk'];
const traceFields = ['trace_id', 'span_id', 'parent_span_id'];
const frameFields = ['function', 'module', 'lineno', 'colno', 'in_app'];
/** Words that our own code gives a report, each from a closed list or made by us. */
const tagNames = ['place', 'appCode', 'procedure', 'requestId', 'kind', 'call', 'status'];

const spanFields = [
  'trace_id',
  'span_id',
  'parent_span_id',
  'start_timestamp',
  'end_timestamp',
  'status',
  'is_segment',
];
const attributeNames = [
  'sentry.environment',
  'sentry.op',
  'sentry.origin',
  'sentry.release',
  'sentry.sample_rate',
  'sentry.sdk.name',
  'sentry.sdk.version',
  'sentry.segment.id',
  'http.request.method',
  'http.response.status_code',
  'portal.request_id',
  'browser.web_vital.cls.value',
  'browser.web_vital.fcp.value',
  'browser.web_vital.lcp.value',
  'browser.web_vital.ttfb.value',
];

/** Of an error: its kind and where it was thrown. Its message, which may quote what a person typed, stays behind. */
export function allowedReport<R extends Report>(report: R): R {
  const { tags = {}, contexts = {}, breadcrumbs = [], exception } = report;
  return {
    ...pick(report, reportFields),
    tags: pick(tags, tagNames),
    contexts: { trace: pick((contexts as { trace?: object }).trace ?? {}, traceFields) },
    breadcrumbs: breadcrumbs.map((crumb) => pick(crumb, ['timestamp', 'category', 'level', 'message'])),
    exception: { values: exception?.values?.map(allowedException) ?? [] },
  } as unknown as R;
}

type Exception = {
  type?: string;
  mechanism?: object;
  stacktrace?: { frames?: readonly (Fields & { filename?: string })[] };
};

function allowedException({ type, mechanism = {}, stacktrace }: Exception): Fields {
  return {
    type,
    mechanism: pick(mechanism, ['type', 'handled']),
    stacktrace: {
      frames: stacktrace?.frames?.map((frame) => ({
        ...pick(frame, frameFields),
        filename: codeFile(frame.filename),
      })),
    },
  };
}

/** The file of a line of code; a page, whose address may hold a mailed code, is not one. */
function codeFile(filename = ''): string {
  const [path = ''] = filename.split(/[?#]/);
  return /\.[mc]?[jt]sx?$/.test(path) ? path.replace(/^[a-z]+:\/\/[^/]*/, '') : 'page';
}

type Span = { name: string; attributes: object };

/** Of a span: when it was, how it went, and the name that `name` gives it, which knows what such a name may hold. */
export function allowedSpan<S extends Span>(span: S, name: (span: S) => string): S {
  return {
    ...pick(span, spanFields),
    name: name(span),
    attributes: pick(span.attributes, attributeNames),
  } as S;
}

function pick(value: object, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
