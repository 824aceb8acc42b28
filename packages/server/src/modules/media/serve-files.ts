/**
 * GET /api/media/{org}/{medium}/{picture|thumbnail}: the file of a medium for whoever may see it, and /master: a part of a
 * print master (`x`, `y`, `width`, `height` in shares of it, `to` pixels wide) as a JPEG. What comes from people
 * is served as the picture that it was checked to be, and can do nothing but be shown.
 */
import { masterCropSchema, toTimestamp } from '@orderwright/domain/units'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../../platform/http/callers/bearer.ts'
import { sendFailure } from '../../platform/http/answers/failures.ts'
import { admitApiKey, type KeyGateSettings } from '../../platform/http/callers/key-gate.ts'
import { leavingOf } from '../../platform/http/requests/leaving.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { readSessionToken } from '../../platform/http/callers/session-cookie.ts'
import type { Services } from '../../platform/services.ts'
import { findVisitor } from '../sharing/visitors.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { fileKey, variants } from './media-files.ts'
import { seenMedium } from './media-access.ts'
import { readMasterCrop } from './read-master.ts'

export type FileSettings = KeyGateSettings & { readonly services: Services }

const paramsSchema = z.object({
  orgId: z.coerce.number().int().positive().max(2_147_483_647),
  mediumId: z.coerce.number().int().positive().max(2_147_483_647),
  variant: z.enum(variants),
})

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** The media type that a key ends with; undefined for what is no picture of ours. */
function pictureTypeOf(key: string): string | undefined {
  const extension = key.split('.').at(-1)
  return extension === 'jpg' || extension === 'png' || extension === 'webp' ? types[extension] : undefined
}

/**
 * Whether whoever asks can be sent to another origin: what only shows the picture can. A script that reads its pixels (textures of the 3D view) would
 * need the bucket's consent, and is answered here.
 */
function maySendAway({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined || mode === 'no-cors'
}

function missing(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, { code: 'notFound', message: sentences.notFound })
}

/** What `read` finds for whoever asks for a file: a person, a visitor by a link, or a program with a key. */
export async function readForRequest<T>(
  settings: FileSettings,
  request: FastifyRequest,
  orgId: number,
  read: (tenant: TenantCall) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { services } = settings
  const now = toTimestamp(services.clock())
  const bearer = bearerOf(request)
  if (bearer.kind !== 'none') {
    const key = await admitApiKey(settings, bearer, { effect: 'reads', takesApiKeys: true })
    if (!key.ok) return key
    return readInTenant({ person: key.data, visitor: null, services, now }, { orgId }, read)
  }
  const token = readSessionToken(request, services.config)
  const person = token === undefined ? null : await services.people.find(token, services.clock())
  const visit = readSessionToken(request, services.config, 'visitor')
  const visitor =
    visit === undefined ? null : await findVisitor(services.databases.app.db, visit, services.clock())
  if (!person && !visitor) return fail('unauthenticated', sentences.unauthenticated)
  return readInTenant({ person, visitor, services, now }, { orgId }, read)
}

/** Headers of what came from people: it is shown and does nothing else. */
function harmless(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${name}"`)
}

export function registerMediaFiles(app: FastifyInstance, settings: FileSettings): void {
  const { services } = settings
  app.get('/api/media/:orgId/:mediumId/:variant', async (request: FastifyRequest, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) return missing(reply)
    const { orgId, mediumId, variant } = params.data
    const seen = await readForRequest(settings, request, orgId, (tenant) => seenMedium(tenant, mediumId))
    if (!seen.ok) return sendFailure(reply, seen.error)
    const key = fileKey(seen.data, variant)
    const etag = `"${key.replaceAll(/[^a-z0-9.-]/gi, '')}"`
    // Cached by this browser alone and revalidated each time: the next person at it may not see the picture.
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (key === '') return missing(reply)
    const [type, name] = [pictureTypeOf(key), `${mediumId}-${variant}.${key.split('.').at(-1)}`]
    if (type !== undefined && maySendAway(request)) {
      const address = await services.storage.addressOf(key, { type, name })
      // Asked for anew each time: the address lives for minutes, and leads whoever has it to the picture.
      if (address !== undefined)
        return reply.removeHeader('etag').header('cache-control', 'private, no-store').redirect(address, 302)
    }
    const bytes = await services.storage.get(key)
    if (!bytes) return missing(reply)
    return harmless(reply.type(type ?? types.jpg), name).send(bytes)
  })

  app.get('/api/media/:orgId/:mediumId/master', async (request: FastifyRequest, reply) => {
    const params = paramsSchema.omit({ variant: true }).safeParse(request.params)
    const crop = masterCropSchema.safeParse(request.query)
    if (!params.success || !crop.success) return missing(reply)
    const { orgId, mediumId } = params.data
    const seen = await readForRequest(settings, request, orgId, (tenant) => seenMedium(tenant, mediumId))
    if (!seen.ok) return sendFailure(reply, seen.error)
    const turn = { orgId, signal: leavingOf(reply)() }
    const cut = await services.turns.run('pictures', turn, async () =>
      succeed(await readMasterCrop(services, seen.data, crop.data)),
    )
    if (!cut.ok) return sendFailure(reply, cut.error)
    if (!cut.data) return missing(reply)
    reply.header('cache-control', 'private, no-store')
    return harmless(reply.type('image/jpeg'), `${mediumId}-master.jpg`).send(cut.data)
  })
}
