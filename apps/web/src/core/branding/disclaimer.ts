/** W-6: the statement that the regulator requires, with the name of the firm. */
export function disclaimer(firm: string): string {
  return `${firm} is an Appointed Representative of an authorised and regulated financial planning company.`;
}
