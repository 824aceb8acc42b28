/**
 * An identity provider for tests that can misbehave in every way: a real server on this machine. It signs with keys of its own and
 * checks what it is asked as a provider does. What well-behaved ones do is held against an independent one (openid-conformance.test).
 */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose'

export const clientId = 'orderwright'
export const clientSecret = 'the secret of this client / with signs: +&%'

type Claims = Record<string, unknown>

/** In what it differs from a provider as it should be, from now on. */
export interface Misbehaviour {
  /** over what it says of itself; undefined values are left out */
  readonly metadata?: Record<string, unknown>
  /** over the claims of ID tokens */
  readonly claims?: Claims
  /** signed by another key under the same name */
  readonly hasWrongKey?: boolean
  /** not signed at all */
  readonly isUnsigned?: boolean
  /** what one of its addresses answers instead */
  readonly answers?: Readonly<
    Record<
      string,
      | {
          readonly status?: number
          readonly body?: string
          readonly type?: string
          readonly location?: string
        }
      | 'nothing'
    >
  >
  /** what userinfo says */
  readonly userinfo?: Claims
}

interface Grant {
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
  readonly claims: Claims
}

export interface TestProvider {
  readonly issuer: string
  misbehaviour: Misbehaviour
  /** paths that were asked for */
  readonly asked: string[]
  /** Signs somebody in at the address to which the browser was sent: the query with which it comes back. */
  readonly approve: (url: string, claims: Claims) => string
  readonly deny: (url: string, error?: string) => string
  readonly close: () => Promise<void>
}

function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new Promise((resolve) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => resolve(new URLSearchParams(text)))
  })
}

/** Whether the request says the client's secret, in the way of RFC 6749, 2.3.1. */
function isFromClient({ headers }: IncomingMessage): boolean {
  const [kind, encoded = ''] = (headers.authorization ?? '').split(' ')
  const said = Buffer.from(encoded, 'base64').toString().split(':')
  const [id, secret] = said.map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return kind === 'Basic' && id === clientId && secret === clientSecret
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

export async function startTestProvider(): Promise<TestProvider> {
  const kid = 'key-1'
  const own = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const asked: string[] = []
  let lastSubject: unknown

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`

  async function tokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await bodyOf(request)
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    lastSubject = grant?.claims['sub']
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!isFromClient(request)) return json(response, { error: 'invalid_client' }, 401)
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return json(response, { error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000)
    const { claims = {}, hasWrongKey = false, isUnsigned = false } = provider.misbehaviour
    const all = {
      iss: issuer,
      aud: clientId,
      nonce: grant.nonce,
      iat: now,
      exp: now + 300,
      ...grant.claims,
      ...claims,
    }
    const header: JWTHeaderParameters = { alg: 'RS256', kid }
    const idToken = isUnsigned
      ? new UnsecuredJWT(all).encode()
      : await new SignJWT(all)
          .setProtectedHeader(header)
          .sign(hasWrongKey ? foreign.privateKey : own.privateKey)
    json(response, { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer)
    asked.push(pathname)
    const instead = provider.misbehaviour.answers?.[pathname]
    if (instead === 'nothing') return undefined
    if (instead) {
      const { status = 200, body = '', type = 'application/json', location } = instead
      response
        .writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) })
        .end(body)
      return undefined
    }
    if (pathname === '/.well-known/openid-configuration')
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        ...provider.misbehaviour.metadata,
      })
    if (pathname === '/jwks') return json(response, { keys: [jwk] })
    if (pathname === '/token') return tokens(request, response)
    if (pathname === '/userinfo')
      return json(response, provider.misbehaviour.userinfo ?? { sub: lastSubject })
    response.writeHead(404).end()
    return undefined
  }

  const provider: TestProvider = {
    issuer,
    misbehaviour: {},
    asked,
    approve: (url, claims) => {
      const query = new URL(url).searchParams
      const code = randomUUID()
      if (query.get('code_challenge_method') !== 'S256') throw new Error('PKCE with S256 is asked for')
      grants.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
        claims,
      })
      return new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
    },
    deny: (url, error = 'access_denied') =>
      new URLSearchParams({ error, state: new URL(url).searchParams.get('state') ?? '' }).toString(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return provider
}
