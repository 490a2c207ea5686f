import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { DetailPlace } from '#ui/detail-place.tsx';
import { SinglePane } from '#ui/single-pane.tsx';
import { FirmDetails } from './firm-details.tsx';

/** Row P11: the firm, as it describes itself and as the regulator's register has it. */
export function FirmScreen() {
  return (
    <SinglePane>
      <Loaded
        query={trpc.firm.get.useQuery()}
        loading={<DetailPlace said="Loading the firm’s details" />}
        failed={(failure) => <FailedPage heading="We could not load the firm’s details" failure={failure} />}
      >
        {(firm) => <FirmDetails firm={firm} />}
      </Loaded>
    </SinglePane>
  );
}
