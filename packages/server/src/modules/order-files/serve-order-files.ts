/**
 * GET /api/files/{org}/{file}/{file|shown|thumbnail}: the bytes of a file for whoever may see it. They are saved, and never run: only
 * pictures that browsers know are shown, and no page of the server's own is made of anything that came from people.
 */
import { orderFileVariants } from '@orderwright/contract'
import { type OrderFile, orderFileFormats } from '@orderwright/domain/order-files'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendFailure } from '../../platform/http/answers/failures.ts'
import { notFound, type Outcome } from '../../platform/http/outcome.ts'
import { disposition } from '../../platform/http/answers/disposition.ts'
import { fileKey } from '../media/media-files.ts'
import { type FileSettings, readForRequest } from '../media/serve-files.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { seenFile } from './order-file-store.ts'

const idInPath = z.coerce.number().int().positive().max(2_147_483_647)
const paramsSchema = z.object({ orgId: idInPath, fileId: idInPath, variant: z.enum(orderFileVariants) })

type ServedFile = Pick<OrderFile, 'storageKey' | 'format' | 'title' | 'bytes' | 'hash' | 'hasThumbnail'>

/** Gives out the files under `root`, each to whom `seen` finds it for. */
export function serveAttached(
  app: FastifyInstance,
  settings: FileSettings,
  {
    root,
    seen,
  }: {
    readonly root: string
    readonly seen: (tenant: TenantCall, fileId: number) => Promise<Outcome<ServedFile>>
  },
): void {
  const { storage } = settings.services
  app.get(`${root}/:orgId/:fileId/:variant`, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) return sendFailure(reply, notFound().error)
    const { orgId, fileId, variant } = params.data
    const found = await readForRequest(settings, request, orgId, (tenant) => seen(tenant, fileId))
    if (!found.ok) return sendFailure(reply, found.error)
    const { storageKey, format, title, bytes, hash, hasThumbnail } = found.data
    const { type, isShown } = orderFileFormats[format]
    if ((variant === 'shown' && !isShown) || (variant === 'thumbnail' && hasThumbnail === 0))
      return sendFailure(reply, notFound().error)
    const etag = `"${hash}-${variant}"`
    // Cached by this browser alone and revalidated each time: the next person at it may not see the file.
    reply
      .header('cache-control', 'private, no-cache')
      .header('etag', etag)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const key = variant === 'thumbnail' ? fileKey({ storageKey }, 'thumbnail') : storageKey
    const content = await storage.openRead(key)
    if (!content) return sendFailure(reply, notFound().error)
    if (variant === 'thumbnail')
      return reply.type('image/webp').header('content-disposition', 'inline').send(content)
    return reply
      .type(type)
      .header('content-length', bytes)
      .header('content-disposition', variant === 'shown' ? 'inline' : disposition(title))
      .send(content)
  })
}

export function registerOrderFiles(app: FastifyInstance, settings: FileSettings): void {
  serveAttached(app, settings, { root: '/api/files', seen: seenFile })
}
