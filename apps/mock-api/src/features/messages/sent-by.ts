/** A message of a client, by the name it shows. */
export function sentBy({ firstName, surname }: { firstName: string; surname: string }) {
  return { senderName: `${firstName} ${surname}`, isClient: true };
}
