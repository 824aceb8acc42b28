/**
 * Pages under a name with "staging" in it use the API of STAGING_API_URL: this server hands their calls on to it, so that for
 * the browser everything stays of one origin, with its cookies and its content security policy. [1.7.02]
 */
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppConfig } from '../../config.ts'
import { sendFailure } from '../answers/failures.ts'
import { sentences } from '../outcome.ts'
import { isCallPath } from './static-web.ts'

/** By it pages know whose API answers. */
export const apiHeader = 'x-orderwright-api'
/** In Via: a call that was handed on once is answered where it arrives, whatever that server is called. */
const SELF = 'orderwright-staging'
const BAD_GATEWAY = 502

/** They are about one connection, or about this server's name. */
const notHandedOn: ReadonlySet<string> = new Set([
  'connection',
  'host',
  'keep-alive',
  'origin',
  'proxy-authenticate',
  'proxy-authorization',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

function handedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || notHandedOn.has(name) || name.startsWith('sec-') ? [] : [[name, value]],
    ),
  )
}

function isForStaging({ hostname, headers, url }: FastifyRequest): boolean {
  return hostname.includes('staging') && isCallPath(url) && !(headers.via ?? '').includes(SELF)
}

function ask(base: string, { raw, url, ip, headers }: FastifyRequest): Promise<IncomingMessage> {
  const address = new URL(base + url)
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const upstream = send(
      address,
      { method: raw.method, headers: { ...handedOn(headers), 'x-forwarded-for': ip, via: `1.1 ${SELF}` } },
      resolve,
    )
    upstream.on('error', reject)
    // The page has left: nobody waits for the answer.
    raw.on('aborted', () => upstream.destroy())
    raw.pipe(upstream)
  })
}

function pass(answer: IncomingMessage, reply: FastifyReply): void {
  // As it comes: a stream of news is not gathered up.
  reply.hijack()
  const headers = { ...reply.getHeaders(), ...handedOn(answer.headers), [apiHeader]: 'staging' }
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(answer.statusCode ?? BAD_GATEWAY)
  reply.raw.on('close', () => answer.destroy())
  answer.pipe(reply.raw)
}

/** Comes after the checks of security.ts: what another site's page sends is not handed on. */
export function installStaging(app: FastifyInstance, { stagingApiUrl }: AppConfig): void {
  if (stagingApiUrl === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isForStaging(request)) return undefined
    try {
      pass(await ask(stagingApiUrl, request), reply)
      return undefined
    } catch {
      return sendFailure(reply, { code: 'unavailable', message: sentences.stagingAway })
    }
  })
}
