/** The device session's cookie: httpOnly, SameSite=Lax, Secure and host-bound where the app is served by https. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppConfig } from '../services.ts'

/** How long a device stays signed in, in days. */
export const SESSION_DAYS = 30

function isHttps(config: AppConfig): boolean {
  return config.publicUrl.startsWith('https:')
}

/** `__Host-` binds the cookie to this host alone; browsers allow it with https only. */
export function sessionCookieName(config: AppConfig): string {
  return isHttps(config) ? '__Host-orderwright-session' : 'orderwright-session'
}

export function readSessionToken(request: FastifyRequest, config: AppConfig): string | undefined {
  const token = request.cookies[sessionCookieName(config)]
  return token !== undefined && token.length >= 20 && token.length <= 200 ? token : undefined
}

export function startSession(reply: FastifyReply, config: AppConfig, token: string): void {
  reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    maxAge: SESSION_DAYS * 86_400,
  })
}

export function endSession(reply: FastifyReply, config: AppConfig): void {
  reply.clearCookie(sessionCookieName(config), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
  })
}
