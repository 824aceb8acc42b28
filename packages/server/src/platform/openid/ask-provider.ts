/** The two requests of signing in by a provider: where the browser goes, and what the provider says of who came back. */
import { type Provider, type ProviderTrouble, troubleOf } from './provider.ts'

type Ready = Extract<Provider, { ok: true }>

/** What belongs to one attempt to sign in. */
export interface Attempt {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** Where the browser goes: authorization code flow with PKCE (S256), state and nonce. */
export async function authorizationUrl(
  { client, config }: Ready,
  { state, nonce, verifier, redirectUri }: Attempt,
  email: string | undefined,
): Promise<string> {
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email === undefined || email === '' ? {} : { login_hint: email }),
  })
  return url.href
}

/** Who came back, as the provider says. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** '' where it says none */
  readonly email: string
  /** null: it says nothing of that */
  readonly isEmailVerified: boolean | null
  readonly firstName: string
  readonly lastName: string
}

export type Answered =
  | { readonly kind: 'identity'; readonly identity: Identity }
  /** the provider said no, or the person did */
  | { readonly kind: 'denied' }
  /** it is away */
  | { readonly kind: 'unreachable' }
  /** what it said can not be believed, or read */
  | { readonly kind: 'failed' }

/** Characters of a name that are kept. */
const NAME_MAX = 100

const SUBJECT_MAX = 300
const EMAIL_MAX = 320

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, NAME_MAX)
    : ''

/** What tells one from another is taken as it is or not at all: cut short it could be somebody else's. */
const exactly = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most && !/[\p{Cc}\p{Cs}]/u.test(value) ? value : ''

/** Some providers write booleans as texts. */
const verifiedOf = (value: unknown): boolean | null =>
  value === undefined || value === null ? null : value === true || value === 'true'

/** What the claims say; the e-mail address and whether it is verified come from the same place. */
function identityOf(claims: object, profile: object): Identity {
  const own: ReadonlyMap<string, unknown> = new Map(Object.entries(claims))
  const more: ReadonlyMap<string, unknown> = new Map(Object.entries(profile))
  const ofAddress = textOf(own.get('email')) === '' ? more : own
  const named = (name: string) => textOf(own.get(name)) || textOf(more.get(name))
  const given = named('given_name')
  const family = named('family_name')
  return {
    issuer: exactly(own.get('iss'), 500),
    subject: exactly(own.get('sub'), SUBJECT_MAX),
    email: exactly(ofAddress.get('email'), EMAIL_MAX).trim().toLowerCase(),
    isEmailVerified: verifiedOf(ofAddress.get('email_verified')),
    // Who has one name alone is called by it.
    firstName: given === '' && family === '' ? named('name') : given,
    lastName: family,
  }
}

const AWAY: ReadonlySet<ProviderTrouble> = new Set(['unreachable', 'tooSlow'])

/**
 * Exchanges the code for who it is. The library checks state, issuer, audience, nonce, times and signature. What an answer without an
 * address leaves open is asked at the provider's userinfo.
 */
export async function askWhoItIs(provider: Ready, attempt: Attempt, answer: string): Promise<Answered> {
  const { client, config } = provider
  try {
    const tokens = await client.authorizationCodeGrant(config, new URL(`${attempt.redirectUri}?${answer}`), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) return { kind: 'failed' }
    const lacksAddress = textOf(claims['email']) === ''
    const mayAsk = lacksAddress && config.serverMetadata().userinfo_endpoint !== undefined
    const profile = mayAsk ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
    const identity = identityOf(claims, profile)
    return identity.subject === '' || identity.issuer === ''
      ? { kind: 'failed' }
      : { kind: 'identity', identity }
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError) return { kind: 'denied' }
    return { kind: AWAY.has(troubleOf(error, 'noDiscovery')) ? 'unreachable' : 'failed' }
  }
}
