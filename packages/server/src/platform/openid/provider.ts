/**
 * An organization's identity provider, as the library for OpenID Connect sees it: what it says of itself, read at its issuer and kept
 * for some minutes in each process, and what of that is needed to sign in. The library is loaded with the first one.
 */
import { createHash } from 'node:crypto'
import type { openidMessages } from '@orderwright/domain/messages'
import type * as OpenidClient from 'openid-client'
import { checkWebhookUrl } from '../webhooks/check-url.ts'
import { PrivateAddress } from '../webhooks/guarded-lookup.ts'
import {
  AddressRefused,
  AnswerTooLong,
  type FetchSettings,
  PROVIDER_SECONDS,
  providerFetch,
} from './provider-fetch.ts'

/** How long what a provider says of itself is kept. Keys are asked for again by the library when one is unknown. */
const KEPT_MS = 10 * 60_000
const MAX_KEPT = 200

/** By which a provider knows this app. */
export interface ProviderSettings extends FetchSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What is wrong with a provider. */
export type ProviderTrouble = keyof typeof openidMessages.trouble

export type Provider =
  | { readonly ok: true; readonly client: typeof OpenidClient; readonly config: OpenidClient.Configuration }
  | { readonly ok: false; readonly trouble: ProviderTrouble }

const kept = new Map<string, { readonly provider: Provider & { ok: true }; readonly at: number }>()

const refuse = (trouble: ProviderTrouble) => ({ ok: false, trouble }) as const

const urlTroubles = {
  badUrl: 'badUrl',
  onlyHttp: 'onlyHttps',
  onlyHttps: 'onlyHttps',
  noCredentials: 'noCredentials',
  noFragment: 'noFragment',
  badPort: 'badPort',
  privateAddress: 'privateAddress',
  cloudService: 'privateAddress',
} as const

/** What speaks against an issuer before it is asked; undefined: nothing. */
export function issuerTrouble(issuer: string, allowsPrivate: boolean): ProviderTrouble | undefined {
  const checked = checkWebhookUrl(issuer, allowsPrivate)
  if (!checked.ok) return urlTroubles[checked.reason]
  return checked.url.search === '' ? undefined : 'noQuery'
}

/** Why a request did not come to anything, whatever lies around it. */
export function troubleOf(error: unknown, otherwise: ProviderTrouble): ProviderTrouble {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    if (at instanceof AnswerTooLong) return 'tooLong'
    if (at instanceof PrivateAddress || at instanceof AddressRefused) return 'privateAddress'
    if (at.name === 'TimeoutError' || at.name === 'AbortError') return 'tooSlow'
    const code: unknown = Reflect.get(at, 'code')
    if (
      typeof code === 'string' &&
      /^(?:E[A-Z]+|CERT_|DEPTH_|SELF_SIGNED|UNABLE_|ERR_TLS|ERR_SSL|HPE_)/.test(code) &&
      !code.startsWith('ERR_INVALID')
    )
      return 'unreachable'
  }
  return otherwise
}

/** Which way of saying the secret the provider takes; without a word of it the standard's. */
function authenticationOf(
  client: typeof OpenidClient,
  methods: readonly string[] | undefined,
  secret: string,
) {
  return methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic')
    ? client.ClientSecretPost(secret)
    : client.ClientSecretBasic(secret)
}

function missingOf(
  metadata: OpenidClient.ServerMetadata,
  issuer: string,
  allowsPrivate: boolean,
): ProviderTrouble | null {
  // The library lets some providers call themselves otherwise: whose word is taken must be one.
  if (!URL.canParse(metadata.issuer) || new URL(metadata.issuer).href !== new URL(issuer).href)
    return 'otherIssuer'
  const ends = [metadata.authorization_endpoint, metadata.token_endpoint]
  if (ends.some((end) => end === undefined || !checkWebhookUrl(end, allowsPrivate).ok)) return 'noEndpoints'
  if (metadata.jwks_uri === undefined || !checkWebhookUrl(metadata.jwks_uri, allowsPrivate).ok)
    return 'noKeys'
  const types = metadata.response_types_supported
  if (Array.isArray(types) && !types.includes('code')) return 'noCodeFlow'
  const methods = metadata.code_challenge_methods_supported
  return Array.isArray(methods) && !methods.includes('S256') ? 'noPkce' : null
}

async function discover(settings: ProviderSettings): Promise<Provider> {
  const { issuer, clientId, clientSecret, allowsPrivate } = settings
  const refused = issuerTrouble(issuer, allowsPrivate)
  if (refused) return refuse(refused)
  const client = await import('openid-client')
  const fetchFrom = providerFetch(settings)
  const execute = allowsPrivate ? [client.allowInsecureRequests] : []
  try {
    const found = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
      execute,
      timeout: PROVIDER_SECONDS,
      [client.customFetch]: fetchFrom,
    })
    const metadata = found.serverMetadata()
    const missing = missingOf(metadata, issuer, allowsPrivate)
    if (missing) return refuse(missing)
    const ways = metadata.token_endpoint_auth_methods_supported
    const config = new client.Configuration(
      metadata,
      clientId,
      { client_secret: clientSecret },
      authenticationOf(client, ways, clientSecret),
    )
    config[client.customFetch] = fetchFrom
    config.timeout = PROVIDER_SECONDS
    for (const extend of execute) extend(config)
    // The signature of every ID token is checked, though it comes over TLS.
    client.enableNonRepudiationChecks(config)
    return { ok: true, client, config }
  } catch (error) {
    const isOther =
      error instanceof client.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
    return refuse(troubleOf(error, isOther ? 'otherIssuer' : 'noDiscovery'))
  }
}

/** The provider, read anew after some minutes. What went wrong is not kept. */
export async function providerOf(settings: ProviderSettings, now = Date.now()): Promise<Provider> {
  const { issuer, clientId, clientSecret, allowsPrivate } = settings
  const key = createHash('sha256')
    .update(JSON.stringify([issuer, clientId, clientSecret, allowsPrivate]))
    .digest('hex')
  const known = kept.get(key)
  if (known && now - known.at < KEPT_MS && now >= known.at) return known.provider
  const provider = await discover(settings)
  if (!provider.ok) return provider
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, { provider, at: now })
  return provider
}

/** What is wrong with the provider at an issuer, its keys included; null: nothing. Asked anew each time. */
export async function findTrouble(issuer: string, settings: FetchSettings): Promise<ProviderTrouble | null> {
  const provider = await discover({ ...settings, issuer, clientId: 'test', clientSecret: 'test' })
  if (!provider.ok) return provider.trouble
  const { jwks_uri: address = '' } = provider.config.serverMetadata()
  try {
    const answer = await providerFetch(settings)(address, {
      method: 'GET',
      headers: { accept: 'application/json' },
    })
    const keys: unknown = answer.status === 200 ? Reflect.get(Object(await answer.json()), 'keys') : null
    return Array.isArray(keys) && keys.length > 0 ? null : 'noKeys'
  } catch (error) {
    return troubleOf(error, 'noKeys')
  }
}
