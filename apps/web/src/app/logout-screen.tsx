/** Row R8. */
export function LogoutScreen() {
  return null;
}
