/** @typedef {import('@portal/contract/qa/qa-endpoints').QaEndpoints} Table */
/** @typedef {`${Table[keyof Table]['method']} ${Table[keyof Table]['path']}`} Call A line of the table, such as `PUT /qa/people/{email}`. */
/** @typedef {Record<string, unknown>} Values */

/**
 * Makes a call: `around` fills the names in its path, `values` travel as the query of a GET and as the body of all else.
 * Throws an Error with the API's message, and the status as its cause.
 * @param {Call} call
 * @param {{ around: Values, values: Values }} given
 * @returns {Promise<Values>}
 */
export async function send(call, { around, values }) {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(String(around[name])));
  const response = await fetch(...requestOf({ method, path, values })).catch(() => {
    throw new Error('The mock does not answer. Is it still running?');
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(refusalOf(response.status, answer), { cause: response.status });
  return answer;
}

/** @param {{ method: string, path: string, values: Values }} request @returns {[string, RequestInit]} */
function requestOf({ method, path, values }) {
  if (method === 'GET') {
    const search = new URLSearchParams(/** @type {Record<string, string>} */ (values)).toString();
    return [search === '' ? path : `${path}?${search}`, {}];
  }
  if (method === 'DELETE') return [path, { method }];
  const headers = { 'content-type': 'application/json' };
  return [path, { method, headers, body: JSON.stringify(values) }];
}

/**
 * The API's message, and those of its fields that the message does not repeat.
 * @param {number} status
 * @param {{ message: string, fields?: { field: string, message: string }[] }} answer
 */
function refusalOf(status, { message, fields = [] }) {
  const further = fields.filter((fault) => !message.includes(fault.message));
  const sentences = [`${status}: ${message}`, ...further.map((fault) => `${fault.field}: ${fault.message}`)];
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}
