/**
 * SEC-H17, S-16: what an error report or trace may contain, for the gateway and the browser alike. An allow list:
 * fields that a library adds to its reports later are left out by default.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a library's report that are read; all others are ignored. */
type Report = {
  tags?: object | undefined;
  contexts?: object | undefined;
  breadcrumbs?: readonly object[] | undefined;
  exception?: { values?: readonly object[] | undefined } | undefined;
};

const reportFields = ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release', 'sdk'];
const traceFields = ['trace_id', 'span_id', 'parent_span_id'];
const crumbFields = ['timestamp', 'category', 'level', 'message'];
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

/** The type of an error and where it was thrown. Its message may quote client input, so it is left out. */
export function allowedReport<R extends Report>(report: R): R {
  const { tags = {}, contexts = {}, breadcrumbs = [], exception } = report;
  return {
    ...pick(report, reportFields),
    tags: pick(tags, tagNames),
    contexts: { trace: pick((contexts as { trace?: object }).trace ?? {}, traceFields) },
    breadcrumbs: breadcrumbs.map((crumb) => pick(crumb, crumbFields)),
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

/** The file of a line of code; a page, whose address may hold a mailed code, is not one (SEC-E11). */
function codeFile(filename = ''): string {
  const [path = ''] = filename.split(/[?#]/);
  return /\.[mc]?[jt]sx?$/.test(path) ? path.replace(/^[a-z]+:\/\/[^/]*/, '') : 'page';
}

/** Of a breadcrumb: its time, its kind, and the text from `text`, which contains a route and no address (SEC-E11). */
export function allowedCrumb<C extends object>(crumb: C, text: (crumb: C) => string): C {
  return pick({ ...crumb, message: text(crumb) }, crumbFields) as C;
}

type Span = { name: string; attributes: object };

/** Of a span: its times, its outcome, and the name from `name`, which contains a route and no address (SEC-E11). */
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
