/** Rows W1 to W3. */
export function WelcomeScreen() {
  return null;
}
