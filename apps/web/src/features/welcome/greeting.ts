type Greeted = {
  /** Given name; null where the person's record could not be read. */
  name: string | null;
  isVip: boolean;
  firm: string;
};

/** Row W1. The word VIP is for VIP people only. */
export function greeting({ name, isVip, firm }: Greeted): string {
  const experience = isVip ? 'VIP experience' : 'experience';
  const opening = name === null ? 'Welcome' : `Hi ${name}, welcome`;
  return `${opening} to your ${experience} with ${firm}`;
}

/** Row W2: what the regulator wants to be said. */
export function disclaimer(firm: string): string {
  return `${firm} is an Appointed Representative of an authorised and regulated financial planning company.`;
}
