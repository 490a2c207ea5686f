import { vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { aToken } from './build/a-token.ts';

/** The session under which files are sent. */
export const uploadToken: string = aToken();

/** Takes the place of the network for uploads, and signs in. Gives the list of what was sent. */
export function fakeUploads(): FakeUpload[] {
  const made: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      override send(body: FormData) {
        super.send(body);
        made.push(this);
      }
    },
  );
  sessionStore.signIn(uploadToken);
  return made;
}

/** One upload: what was sent, and how the test answers it. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  url = '';
  body: FormData | undefined;
  status = 0;
  responseText = '';
  responseHeaders = '';

  open(method: string, url: string) {
    this.url = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown, headers = '') {
    Object.assign(this, { status, responseText: JSON.stringify(body), responseHeaders: headers });
    this.onload?.();
    this.onloadend?.();
  }
  lose() {
    this.onerror?.();
    this.onloadend?.();
  }
}
