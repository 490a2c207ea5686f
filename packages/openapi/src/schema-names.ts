import * as error from '@portal/contract/errors/error';
import * as qaClock from '@portal/contract/qa/clock';
import * as qaFaults from '@portal/contract/qa/faults';
import * as qaOutbox from '@portal/contract/qa/outbox';
import * as qaPeople from '@portal/contract/qa/people';
import * as qaScenarios from '@portal/contract/qa/scenarios';
import * as qaWorlds from '@portal/contract/qa/worlds';
import * as link from '@portal/contract/shapes/link';
import * as pagination from '@portal/contract/shapes/pagination';
import { stepUpFamilySchema } from '@portal/contract/shapes/step-up-family';
import * as authentication from '@portal/contract/v1/authentication';
import * as client from '@portal/contract/v1/client';
import * as content from '@portal/contract/v1/content';
import * as device from '@portal/contract/v1/device';
import * as documents from '@portal/contract/v1/documents';
import * as dueDiligence from '@portal/contract/v1/due-diligence';
import * as firm from '@portal/contract/v1/firm';
import * as insights from '@portal/contract/v1/insights';
import * as threads from '@portal/contract/v1/messages';
import * as notifications from '@portal/contract/v1/notifications';
import * as policies from '@portal/contract/v1/policies';
import * as policyDetails from '@portal/contract/v1/policy-details';
import * as providers from '@portal/contract/v1/providers';
import * as terms from '@portal/contract/v1/terms';
import * as userMfa from '@portal/contract/v1/user-mfa';
import * as valuation from '@portal/contract/v1/valuation';
import { z } from 'zod';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  authentication,
  client,
  content,
  device,
  documents,
  dueDiligence,
  error,
  firm,
  insights,
  link,
  notifications,
  pagination,
  policies,
  policyDetails,
  providers,
  qaClock,
  qaFaults,
  qaOutbox,
  qaPeople,
  qaScenarios,
  qaWorlds,
  { stepUpFamilySchema },
  terms,
  threads,
  userMfa,
  valuation,
];

/** Name in the document of every schema that the contract exports: `policySchema` is `Policy`. */
export const schemaNames: ReadonlyMap<z.ZodType, string> = new Map(
  modules.flatMap(Object.entries).flatMap(([name, value]): [z.ZodType, string][] => {
    const isSchema = name.endsWith('Schema') && value instanceof z.ZodType;
    return isSchema ? [[value, documentName(name)]] : [];
  }),
);

function documentName(exportName: string): string {
  const name = exportName.slice(0, -'Schema'.length);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
