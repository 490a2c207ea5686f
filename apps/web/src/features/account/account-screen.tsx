import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { buttonLook } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { signOutIcon } from '#ui/icons/portfolio-icons.ts';

/** Row P8 is still to be built; until then the page says what it will hold, and signs out (row R8). */
export function AccountScreen() {
  return (
    <EmptyState
      heading="Your details"
      actions={
        <Link {...buttonLook({ kind: 'quiet' })} to={paths.logout.to()}>
          <Icon shape={signOutIcon} />
          Log out
        </Link>
      }
    >
      Your address and telephone numbers, your password and your two-step verification will stand here.
    </EmptyState>
  );
}
