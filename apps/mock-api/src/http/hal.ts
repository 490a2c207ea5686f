import { buildPath } from '@portal/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@portal/contract/endpoints';
import type { Link } from '@portal/contract/shapes/link';

type ParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: { shape: infer Shape } }
  ? Record<keyof Shape & string, string>
  : Record<string, never>;

/** A link to an endpoint of the table, so that no path is written twice. A path of this service, never another host. */
export function link<Name extends EndpointName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Readonly<Record<string, string>> = {},
): Link {
  const search = new URLSearchParams(query).toString();
  const path = buildPath(endpoints[name].path, params);
  return { href: search === '' ? path : `${path}?${search}` };
}
