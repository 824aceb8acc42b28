/**
 * While an upgrade is under way, a page of the new release may call a process of the old one, which does not know all of its calls
 * and fields. It is told to come again instead of being refused for good: somewhere else somebody knows. Decision 210.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RELEASE } from '../../database/release.ts'
import { fail, sentences } from '../outcome.ts'

/** Goes along with the page; it says nothing of a person. */
const COOKIE = 'orderwright-release'
const RELEASE_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\d.]{1,20})(?:;|$)`)

/** Notes with a page which release it is of. Pages and calls are of one site. */
export function notePageRelease(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=${RELEASE}; Path=/; HttpOnly; SameSite=Lax`)
}

/** Whether this browser has got a page of a release that is newer than this process, which may lack what the page asks for. */
export function isOfNewerPage({ headers }: Pick<FastifyRequest, 'headers'>, release = RELEASE): boolean {
  const page = RELEASE_COOKIE.exec(headers.cookie ?? '')?.[1]
  return page !== undefined && page.localeCompare(release, 'en', { numeric: true }) > 0
}

/** The answer to a call that this release does not understand, of a page that is newer: nothing has been done. */
export function comeAgain() {
  return fail('unavailable', sentences.newerPage, { retryAfter: 1 }).error
}
