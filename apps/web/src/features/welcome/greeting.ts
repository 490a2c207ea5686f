type Greeted = {
  /** Given name; null where the record has none or could not be read. */
  name: string | null;
  isVip: boolean;
  firm: string;
};

/** Row W1. The word VIP is for VIP people only. */
export function greeting({ name, isVip, firm }: Greeted): string {
  const experience = isVip ? 'VIP experience' : 'experience';
  const hello = ['Hi', name?.trim()].filter(Boolean).join(' ');
  return `${hello}, welcome to your ${experience} with ${firm}`;
}
