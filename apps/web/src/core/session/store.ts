import { useSyncExternalStore } from 'react';
import { createObservable } from '#core/observable.ts';
import type { KeptField } from '#core/storage/persisted-keys.ts';
import { readClaims, type TokenClaims } from './token.ts';

/** The firm as local storage keeps it (S-4): enough to draw its name and logo before any answer is there. */
export type StoredFirm = { name: string; logoUrl: string | null };

/** The terms that this client accepted here (L-18, S-4). The version is null where the firm numbers none. */
type AcceptedTerms = { version: string | null };

/** What storage keeps of a session (S-4). */
export type KeptState = Pick<SessionState, KeptField>;

/** Why a session ended without the client asking for it. */
export type SessionEnd = 'expired' | 'refused' | 'idle';

export type SessionState = {
  /** The gateway's full token, or null when signed out. */
  token: string | null;
  claims: TokenClaims | null;
  /** As the token says (SEC-F6). It decides what is shown; what may be read is for the gateway to decide. */
  isVip: boolean;
  firm: StoredFirm | null;
  /** Null where no terms had to be accepted at this sign-in. */
  acceptedTerms: AcceptedTerms | null;
  /** Set when the session must end: app/routes/require-login.tsx then leads to /logout (S-9). */
  ended: SessionEnd | null;
  /** True from sign-in until the page is reloaded: the welcome screen is then shown for the first time. */
  isFresh: boolean;
};

const signedOut: SessionState = {
  token: null,
  claims: null,
  isVip: false,
  firm: null,
  acceptedTerms: null,
  ended: null,
  isFresh: false,
};

/** SEC-F6: that storage keeps `isVip` too decides nothing; the token says it. */
type Restored = Pick<KeptState, 'token' | 'firm'> & Partial<Pick<KeptState, 'acceptedTerms'>>;

/** Holds the session in memory and notifies its listeners of every change. Storage follows it; see storage.ts. */
export function createSessionStore() {
  const { read, set, subscribe } = createObservable(signedOut);

  /** An unreadable token does not sign in. */
  function withToken(token: string | null, rest: Partial<SessionState>): SessionState {
    const claims = token === null ? null : readClaims(token);
    return { ...signedOut, ...rest, ...(claims ? { token, claims, isVip: claims.isVip } : {}) };
  }

  return {
    read,
    subscribe,
    /** Takes a token of scope `full`; tokens of the steps before stay with the login flow. */
    signIn: (token: string, acceptedTerms: AcceptedTerms | null = null) =>
      set(withToken(token, { firm: read().firm, acceptedTerms, isFresh: true })),
    /** What storage kept from the last page, or from another tab. */
    restore: ({ token, firm, acceptedTerms = null }: Restored) =>
      set(withToken(token, { firm, acceptedTerms })),
    /** Takes a new token of the same session, if the token that it replaces is still the current one. */
    renew(token: string, replaced: string | null) {
      const { token: current, firm, acceptedTerms, isFresh, ended } = read();
      if (current === replaced && ended === null) set(withToken(token, { firm, acceptedTerms, isFresh }));
    },
    /** Setting the same firm again changes nothing; several parts of a page do so. */
    setFirm({ name, logoUrl }: StoredFirm) {
      const { firm } = read();
      if (name !== firm?.name || logoUrl !== firm.logoUrl) set({ ...read(), firm: { name, logoUrl } });
    },
    /** Marks the session as ended. The first reason counts. */
    end(reason: SessionEnd) {
      const state = read();
      if (state.token !== null && state.ended === null) set({ ...state, ended: reason });
    },
    reset: () => set(signedOut),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The one session of this page. */
export const sessionStore = createSessionStore();

/** The session, followed. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}
