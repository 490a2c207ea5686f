/** Row W2: what the regulator wants to be said. */
export function disclaimer(firm: string): string {
  return `${firm} is an Appointed Representative of an authorised and regulated financial planning company.`;
}
