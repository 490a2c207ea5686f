import type { ConsoleMessage, Page, Response } from '@playwright/test';

/**
 * Collects what the browser's console calls errors, each with its address, until `stop` is called. SEC-D31: a proof
 * that was refused is not an error where the client sends the request again: the nonce of a page that was idle for two
 * minutes is outdated, and a browser whose connection ends sends a request twice.
 */
export function watchConsole(page: Page): { readonly errors: string[]; readonly stop: () => void } {
  const errors: string[] = [];
  const refused = new Set<string>();
  // The answer and the sentence about it come in either order.
  const forgetRefused = () => {
    const kept = errors.filter((error) => !refused.has(error));
    errors.splice(0, errors.length, ...kept);
  };
  const onAnswer = (answer: Response) => {
    if (!isRefusedProof(answer)) return;
    refused.add(
      `Failed to load resource: the server responded with a status of 401 (Unauthorized) ${answer.url()}`,
    );
    forgetRefused();
  };
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    errors.push(`${message.text()} ${message.location().url}`);
    forgetRefused();
  };
  page.on('response', onAnswer).on('console', onMessage);
  return {
    errors,
    stop: () => page.off('response', onAnswer).off('console', onMessage),
  };
}

/** Whether the client sends the request again by itself: any refused for its nonce, a read refused for a used proof. */
function isRefusedProof(answer: Response): boolean {
  const challenge = answer.headers()['www-authenticate'] ?? '';
  const isRead = answer.request().method() === 'GET';
  return (
    challenge.includes('error="use_dpop_nonce"') ||
    (isRead && challenge.includes('error="invalid_dpop_proof"'))
  );
}
