/** Headers that every answer carries, and the checks that requests are meant for this app and calls come from it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppConfig } from '../config.ts'
import { originOf } from '../storage/s3-settings.ts'
import { hasBearer } from './callers/bearer.ts'
import { sendFailure } from './answers/failures.ts'
import { sentences } from './outcome.ts'

/** Another site that pages are allowed to use, where it is configured. */
interface Partner {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  readonly image: readonly string[]
}

/** Stripe's script, its frames and its calls. */
const stripe: Partner = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: [],
}

/** The frame of Paragon's connect flow, and the calls and pictures of its client. */
const paragon: Partner = {
  script: [],
  frame: ['https://connect.useparagon.com', 'https://passport.useparagon.com'],
  connect: ['https://zeus.useparagon.com', 'https://hermes.useparagon.com', 'https://cdn.useparagon.com'],
  image: ['https://cdn.useparagon.com'],
}

/** The bucket, where browsers are sent there for pictures. */
function bucketOf({ objectStorage }: AppConfig): readonly Partner[] {
  if (!objectStorage?.hasPresignedReads) return []
  return [{ script: [], frame: [], connect: [], image: [originOf(objectStorage)] }]
}

function partnersOf(config: AppConfig): readonly Partner[] {
  const { cardAccounts, paragon: settings } = config
  return [
    ...((cardAccounts?.all.length ?? 0) > 0 ? [stripe] : []),
    ...(settings ? [paragon] : []),
    ...bucketOf(config),
  ]
}

/**
 * React Aria sets inline styles, harfbuzz compiles WebAssembly; nothing else is loosened. Only the app itself shows the app in a
 * frame: the screen of settings its preview. See decision 0094.
 */
function contentSecurityPolicyOf(config: AppConfig): string {
  const partners = partnersOf(config)
  const extended = (rule: string, part: keyof Partner) =>
    [rule, ...partners.flatMap((partner) => partner[part])].join(' ')
  const frames = extended("frame-src 'self'", 'frame')
  return [
    "default-src 'self'",
    extended("script-src 'self' 'wasm-unsafe-eval'", 'script'),
    "style-src 'self' 'unsafe-inline'",
    extended("img-src 'self' data: blob:", 'image'),
    "font-src 'self' data:",
    extended("connect-src 'self'", 'connect'),
    ...(partners.length > 0 ? [frames] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The Host headers as they came: Node keeps the first of several, a proxy before it may have read another. */
function hostsOf({ raw }: FastifyRequest): string[] {
  const { rawHeaders } = raw
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() === 'host' ? [rawHeaders[index + 1] ?? ''] : [],
  )
}

/**
 * Whether the request is for this app under its own name: that of PUBLIC_URL, or one of this machine's for itself. A page
 * under another name that leads here (DNS rebinding) would be of one origin with what it reads. X-Forwarded-Host is
 * nobody's business: a proxy passes the Host on.
 */
export function isOwnHost(request: FastifyRequest, config: AppConfig): boolean {
  const [host = '', ...others] = hostsOf(request)
  const own = new URL(config.publicUrl)
  const address = `${own.protocol}//${host}`
  if (others.length > 0 || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return false
  const named = new URL(address)
  return named.host === own.host || loopbackNames.has(named.hostname)
}

/** Whoever watches over the process calls it by any name. */
const namelessPaths: ReadonlySet<string> = new Set(['/healthz', '/livez', '/readyz'])

/**
 * Browsers say where a call comes from; another site's form or script is refused. Callers that are no browser
 * send neither header and carry no cookie by themselves.
 */
export function isSameOrigin(request: FastifyRequest, config: AppConfig): boolean {
  const { origin, host } = request.headers
  if (origin !== undefined) {
    if (origin === new URL(config.publicUrl).origin) return true
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
  }
  const site = request.headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** What every answer carries. */
export function securityHeadersOf(config: AppConfig): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicyOf(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    // Addresses can carry a sign-in token.
    'referrer-policy': 'no-referrer',
    // The connect flow of integrations signs in at the other system in a window that it has to see closing.
    'cross-origin-opener-policy': config.paragon ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** Installs both for every route. */
export function installSecurity(app: FastifyInstance, config: AppConfig): void {
  const headers = securityHeadersOf(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (!namelessPaths.has(request.url) && !isOwnHost(request, config))
      return sendFailure(reply, { code: 'invalid', message: sentences.foreignHost })
    if (request.method === 'POST') {
      reply.header('cache-control', 'no-store')
      // A key is sent by whoever holds it, from wherever; no browser brings it along by itself.
      if (!hasBearer(request) && !isSameOrigin(request, config)) {
        return sendFailure(reply, { code: 'forbidden', message: sentences.crossOrigin })
      }
    }
    return undefined
  })
}
