/** The device session's cookie: httpOnly, SameSite=Lax, Secure and host-bound where the app is served by https. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppConfig } from '../../config.ts'
import { hasBearer } from './bearer.ts'
import { SESSION_DAYS } from '../../sessions/person.ts'

function isHttps(config: AppConfig): boolean {
  return config.publicUrl.startsWith('https:')
}

/** `session` is an account's, `visitor` that of opened share links, `browser` nobody's: none touches the others. */
export type CookieKind = 'session' | 'visitor' | 'browser'

/** How long a browser keeps each, in days. */
const keptDays: Readonly<Record<CookieKind, number>> = {
  session: SESSION_DAYS,
  visitor: SESSION_DAYS,
  browser: 365,
}

/** `__Host-` binds the cookie to this host alone; browsers allow it with https only. */
export function sessionCookieName(config: AppConfig, kind: CookieKind = 'session'): string {
  return `${isHttps(config) ? '__Host-' : ''}orderwright-${kind}`
}

/** The token in this cookie of the request; undefined beside an API key, where no cookie counts. */
export function readSessionToken(
  request: FastifyRequest,
  config: AppConfig,
  kind: CookieKind = 'session',
): string | undefined {
  if (hasBearer(request)) return undefined
  const token = request.cookies[sessionCookieName(config, kind)]
  return token !== undefined && token.length >= 20 && token.length <= 200 ? token : undefined
}

export function startSession(
  reply: FastifyReply,
  config: AppConfig,
  token: string,
  kind: CookieKind = 'session',
): void {
  reply.setCookie(sessionCookieName(config, kind), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    maxAge: keptDays[kind] * 86_400,
  })
}

export function endSession(reply: FastifyReply, config: AppConfig, kind: CookieKind = 'session'): void {
  reply.clearCookie(sessionCookieName(config, kind), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
  })
}
