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
