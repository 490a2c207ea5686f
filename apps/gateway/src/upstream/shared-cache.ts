import type { EndpointAnswer } from '@portal/contract/endpoint';
import type { firmEndpoint } from '@portal/contract/firm';
import type { insightAuthorsEndpoint, insightCategoriesEndpoint } from '@portal/contract/insights';
import type { providersEndpoint } from '@portal/contract/providers';
import type { UpstreamClient } from './upstream-client.ts';

/** Answers that are the same for everybody, held for seconds. Nothing personal may be added here. */
export type SharedReads = {
  firm(client: UpstreamClient): Promise<EndpointAnswer<typeof firmEndpoint>>;
  providers(client: UpstreamClient): Promise<EndpointAnswer<typeof providersEndpoint>>;
  insightCategories(client: UpstreamClient): Promise<EndpointAnswer<typeof insightCategoriesEndpoint>>;
  insightAuthors(client: UpstreamClient): Promise<EndpointAnswer<typeof insightAuthorsEndpoint>>;
};
