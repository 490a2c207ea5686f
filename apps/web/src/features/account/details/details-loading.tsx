import { FactRows } from '#ui/fact-rows.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const contact = ['Name', 'Known as', 'Email', 'Mobile', 'Home', 'Work'];

/** The details with their real headings, and the places of what is on its way. */
export function DetailsLoading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading your details
      </p>
      <RuledSection heading="Name and contact">
        <FactRows narrow="apart" facts={contact.map((name) => ({ name, value: <Place width="10rem" /> }))} />
      </RuledSection>
      <RuledSection heading="Address">
        <FactRows narrow="apart" facts={[{ name: 'Address', value: <Place width="8rem" /> }]} />
      </RuledSection>
    </>
  );
}

function Place({ width }: { width: string }) {
  return <Skeleton width={width} height="1.55em" />;
}
