import { brackenfield } from './brackenfield.ts';
import { castlegateTrustees } from './castlegate-trustees.ts';
import { greywaterAssurance } from './greywater-assurance.ts';
import { harbottleHale } from './harbottle-hale.ts';
import { northmoorLife } from './northmoor-life.ts';
import type { ReportText } from './report-text.ts';
import { saltmarsh } from './saltmarsh.ts';
import { tamarAndWye } from './tamar-and-wye.ts';
import { tollgateSavings } from './tollgate-savings.ts';

/** In the order in which a panel is shown. */
const providers = [
  brackenfield,
  saltmarsh,
  castlegateTrustees,
  tamarAndWye,
  greywaterAssurance,
  northmoorLife,
  harbottleHale,
  tollgateSavings,
];

export const latestPanel: readonly ReportText[] = providers.map(({ latest }) => latest);
export const previousPanel: readonly ReportText[] = providers.map(({ previous }) => previous);
export const firstPanel: readonly ReportText[] = providers.map(({ first }) => first);
