import { Outlet } from 'react-router';

/** Everything that only a signed-in person needs. */
export function SignedIn() {
  return <Outlet />;
}
