/** Takes a picture for a line of an order, or for something of the catalogue. [1.7.31, 1.7.32, 1.8.08] */
import { randomUUID } from 'node:crypto'
import type { ParsedBodyOf, uploadMedium } from '@orderwright/contract'
import { ITEM_TITLE_MAX, plainText } from '@orderwright/domain'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { writeEvent } from '../orders/write-event.ts'
import { insertRecord, readRecord, updateRecord, type Values } from '../resources/records.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'
import { fileAddress, fileKey, presentMedium } from './media-files.ts'
import { preparePicture, type PreparedPicture } from './prepare-picture.ts'
import { lockForPictures, mayWriteCatalogueMedia } from './who-may.ts'

type Body = ParsedBodyOf<typeof uploadMedium>

/** What the picture is of, as fields of the medium. */
interface Place {
  readonly fields: Values
  readonly productOrderId: number | null
}

const associationKeys = {
  product: 'products',
  productProperty: 'productProperties',
  productOption: 'productOptions',
} as const

/** The record that the picture is of, when the caller may give it one. The order of a line is locked. */
async function placeOf(tenant: TenantCall, { resourceForMedium, resourceId }: Body): Promise<Outcome<Place>> {
  if (resourceForMedium === 'productInstance') {
    const line = await readRecord(tenant.db, 'productInstance', tenant.orgId, resourceId)
    if (!line) return notFound()
    const order = await lockForPictures(tenant, line.productOrderId)
    if (!order.ok) return order
    const fields = { productOrderId: line.productOrderId, productInstanceId: line.id }
    return succeed({ fields, productOrderId: line.productOrderId })
  }
  const allowed = mayWriteCatalogueMedia(tenant)
  if (!allowed.ok) return allowed
  const record = await readRecord(tenant.db, resourceForMedium, tenant.orgId, resourceId, { forUpdate: true })
  if (!record) return notFound()
  const associations = { products: {}, productProperties: {}, productOptions: {} }
  const fields = {
    associations: { ...associations, [associationKeys[resourceForMedium]]: { [resourceId]: {} } },
  }
  return succeed({ fields, productOrderId: null })
}

export const upload: Handler<typeof uploadMedium> = async (call, body) => {
  // Nobody's picture is decoded before it is clear that it may come.
  const allowed = await inTenant(call, body, async (tenant) =>
    body.uploaderId === undefined || body.uploaderId === tenant.actor.userId
      ? placeOf(tenant, body)
      : notFound(),
  )
  if (!allowed.ok) return allowed
  if (!call.file) {
    return fail('invalid', sentences.invalid, { fields: [{ path: 'file', message: 'Send a file.' }] })
  }
  const prepared = await preparePicture(call.file.bytes)
  if (!prepared.ok) return prepared
  const picture = prepared.data
  const { storage } = call.services
  const storageKey = `${body.orgId}/${randomUUID()}.${picture.extension}`
  const keys = [storageKey, fileKey({ storageKey }, 'thumbnail')] as const
  await Promise.all([storage.put(keys[0], picture.bytes), storage.put(keys[1], picture.thumbnail)])
  const stored = await inTenant(call, body, (tenant) => store(tenant, body, { ...picture, storageKey }))
  // The order may have moved on meanwhile: then its files are nobody's.
  if (!stored.ok) await Promise.all(keys.map((key) => storage.remove(key)))
  return stored
}

async function store(tenant: TenantCall, body: Body, picture: PreparedPicture & { storageKey: string }) {
  const place = await placeOf(tenant, body)
  if (!place.ok) return place
  const { fields, productOrderId } = place.data
  const fileName = plainText(body.fileName)
  const inserted = await insertRecord(tenant.db, 'medium', tenant.orgId, {
    ...fields,
    type: productOrderId === null ? body.type : 'image',
    title: fileName.replace(/\.[a-z0-9]+$/i, '').slice(0, ITEM_TITLE_MAX),
    fileName,
    fileExtension: picture.extension,
    storageKey: picture.storageKey,
    uploaderId: tenant.actor.userId,
    width: picture.width,
    height: picture.height,
  })
  const presignedUrl = fileAddress(tenant.orgId, inserted.id, 'picture')
  const medium = await updateRecord(tenant.db, 'medium', tenant.orgId, inserted.id, { presignedUrl })
  if (!medium) return notFound()
  if (productOrderId !== null) {
    await writeEvent(tenant, {
      productOrderId,
      kind: 'medium.create',
      resourceKey: 'medium',
      resourceId: medium.id,
      before: null,
      after: { fileName, productInstanceId: medium.productInstanceId },
    })
  } else if (body.type === 'thumbnail' && body.resourceForMedium !== 'productInstance') {
    const thumbnailUrl = fileAddress(tenant.orgId, medium.id, 'thumbnail')
    await updateRecord(tenant.db, body.resourceForMedium, tenant.orgId, body.resourceId, { thumbnailUrl })
    tenant.services.caches.catalogues.delete(tenant.orgId)
  }
  return succeed({ medium: presentMedium(medium) })
}
