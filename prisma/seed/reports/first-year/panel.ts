import type { ReportText } from '../report-text.ts';
import { brackenfield } from './brackenfield.ts';
import { castlegateTrustees } from './castlegate-trustees.ts';
import { greywaterAssurance } from './greywater-assurance.ts';
import { harbottleHale } from './harbottle-hale.ts';
import { northmoorLife } from './northmoor-life.ts';
import { saltmarsh } from './saltmarsh.ts';
import { tamarAndWye } from './tamar-and-wye.ts';
import { tollgateSavings } from './tollgate-savings.ts';

/** In the order in which the panel is shown. */
export const firstPanel: readonly ReportText[] = [
  brackenfield,
  saltmarsh,
  castlegateTrustees,
  tamarAndWye,
  greywaterAssurance,
  northmoorLife,
  harbottleHale,
  tollgateSavings,
];
