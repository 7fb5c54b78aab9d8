/** Where posts of one name go. Never stored with a post: a change here counts for the next attempt. */
export interface Endpoint {
  readonly url: string;
  /** As `isSigningSecret` wants it. */
  readonly secret: string;
  /** Secrets that are on their way out: posts are signed with them as well. */
  readonly olderSecrets?: readonly string[];
  /** The operator's word that a private, loopback or plain-http address is meant. */
  readonly allowPrivate?: boolean;
  /** Why nothing is posted there for now. */
  readonly disabled?: string;
}

/** The endpoint of a name that flows use, or `undefined` where nobody has configured it yet. */
export type Endpoints = (name: string) => Endpoint | undefined | Promise<Endpoint | undefined>;

/** Whether a text can be the address of an endpoint at all. */
export function isEndpointUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** As flows name endpoints. */
export function isEndpointName(text: string): boolean {
  return /^[a-z][a-z0-9_-]{0,62}$/.test(text);
}
