import { Icon } from '#ui/icon.tsx';
import { outIcon } from '#ui/icons/control-icons.ts';
import { textLink } from '#ui/text-link.ts';
import { outsideAddress } from './outside-address.ts';

/** A link out of the portal, which the page it leads to learns nothing of; an address that is no https page stays text. */
export function OutsideLink({ address }: { address: string }) {
  const outside = outsideAddress(address);
  if (outside === null) return <>{address}</>;
  return (
    <a className={textLink} href={outside.href} target="_blank" rel="noopener noreferrer">
      {outside.label}
      <Icon shape={outIcon} />
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  );
}
