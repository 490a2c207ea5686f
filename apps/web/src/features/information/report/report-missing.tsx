import { MissingPage } from '#core/missing-page.tsx';
import { paths } from '#core/paths.ts';

/** No such report, for this person or for anybody. */
export function ReportMissing() {
  return (
    <MissingPage
      heading="We could not find this report"
      onward={{ to: paths.dueDiligence.to(), label: 'Due diligence' }}
    >
      It may be of a year in which the provider was not tested, or the address may have a slip in it.
    </MissingPage>
  );
}
