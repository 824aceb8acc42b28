/**
 * Takes a picture for an order (it lies under its canvas), for a line of one, or for something of the catalog. A picture that is sent twice under one key is
 * one medium with one file. [1.7.31, 1.7.32, 1.8.08]
 */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import { isEmployee } from '@orderwright/domain/access'
import { pictureMessages } from '@orderwright/domain/messages'
import { ITEM_TITLE_MAX } from '@orderwright/domain/orders'
import { plainText } from '@orderwright/domain/units'
import { withTenant } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { seenLine } from '../orders/seen-line.ts'
import { writeEvent } from '../orders/write-event.ts'
import { insertRecord, readRecord, updateRecord, type Values } from '../../platform/database/records.ts'
import { fileInTurn, inTurn } from '../tenancy/in-turn.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { fileAddress, fileKey, masterKey, presentMedium, sha256, storedName } from './media-files.ts'
import {
  prepareMaster,
  type PreparedMaster,
  preparePicture,
  type PreparedPicture,
} from './prepare-picture.ts'
import { claimFiles, noteUpload } from './orphaned-files.ts'
import { lockForPictures, mayWriteCatalogMedia } from './media-access.ts'

type Body = ParsedBodyOf<(typeof endpoints)['uploadMedium']>

/** What the picture is of, as fields of the medium. */
interface Place {
  readonly fields: Values
  readonly productOrderId: number | null
}

/** Under which key a picture names what it is of; a category's picture is its thumbnail, and nothing else. */
const associationKeys = {
  product: 'products',
  productProperty: 'productProperties',
  productOption: 'productOptions',
  productCategory: null,
} as const
const noAssociations = { products: {}, productProperties: {}, productOptions: {} }

/** The record that the picture is of, when the caller may give it one. The order of a line is locked. */
async function placeOf(
  tenant: TenantCall,
  { resourceForMedium, resourceId, isPrintMaster }: Body,
): Promise<Outcome<Place>> {
  if (isPrintMaster && !isEmployee(tenant.actor)) return forbidden()
  if (resourceForMedium === undefined || resourceId === undefined) {
    const allowed = mayWriteCatalogMedia(tenant)
    return allowed.ok ? succeed({ fields: { associations: noAssociations }, productOrderId: null }) : allowed
  }
  if (resourceForMedium === 'productOrder') {
    const order = await lockForPictures(tenant, resourceId)
    if (!order.ok) return order
    return succeed({ fields: { productOrderId: resourceId }, productOrderId: resourceId })
  }
  if (resourceForMedium === 'productInstance') {
    const line = await seenLine(tenant, resourceId)
    if (!line) return notFound()
    const order = await lockForPictures(tenant, line.productOrderId)
    if (!order.ok) return order
    const fields = { productOrderId: line.productOrderId, productInstanceId: line.id }
    return succeed({ fields, productOrderId: line.productOrderId })
  }
  const allowed = mayWriteCatalogMedia(tenant)
  if (!allowed.ok) return allowed
  const record = await readRecord(tenant.db, resourceForMedium, tenant.orgId, resourceId, { forUpdate: true })
  if (!record) return notFound()
  const key = associationKeys[resourceForMedium]
  const associations = key === null ? noAssociations : { ...noAssociations, [key]: { [resourceId]: {} } }
  return succeed({ fields: { associations }, productOrderId: null })
}

export const uploadMedium: HandlerOf<'uploadMedium'> = async (call, body) => {
  if ((body.resourceForMedium === undefined) !== (body.resourceId === undefined)) {
    const path = body.resourceId === undefined ? 'resourceId' : 'resourceForMedium'
    return fail('invalid', sentences.invalid, { fields: [{ path, message: pictureMessages.ofWhat }] })
  }
  if (body.isPrintMaster && body.resourceForMedium !== 'productOrder') {
    return fail('invalid', sentences.invalid, {
      fields: [{ path: 'isPrintMaster', message: pictureMessages.masterOfOrder }],
    })
  }
  // The caller is authorized before the file is taken in, and before it is decoded.
  const allowed = await runInTenant({ ...call, idempotencyKey: undefined }, body, async (tenant) =>
    body.uploaderId === undefined || body.uploaderId === tenant.actor.userId
      ? placeOf(tenant, body)
      : notFound(),
  )
  if (!allowed.ok) return allowed
  const file = await fileInTurn(call, body, 'pictures')
  if (!file.ok) return file
  const { bytes } = file.data
  const prepare = async (): Promise<Outcome<PreparedPicture | PreparedMaster>> =>
    body.isPrintMaster ? prepareMaster(bytes) : preparePicture(bytes)
  const prepared = await inTurn(call, body, 'pictures', prepare)
  if (!prepared.ok) return prepared
  const picture = prepared.data
  const { storage } = call.services
  const { orgId } = body
  const storageKey = `${orgId}/${storedName(call, orgId, bytes)}.${picture.extension}`
  const orphan = { orgId, storageKey }
  await withTenant(call.services.databases.app.db, { orgId, userId: null }, (db) => noteUpload(db, orphan))
  const keys = [storageKey, fileKey({ storageKey }, 'thumbnail')] as const
  await Promise.all([
    storage.put(keys[0], picture.bytes),
    storage.put(keys[1], picture.thumbnail),
    ...(body.isPrintMaster ? [storage.put(masterKey({ storageKey }), bytes)] : []),
  ])
  // The same key with another picture is another upload.
  const requestHash = () => sha256(call.requestHash(), bytes)
  // Where this does not store it, the order has moved on meanwhile or the process dies: the purge finds the files.
  return runInTenant({ ...call, requestHash }, body, (tenant) =>
    store(tenant, body, { ...picture, storageKey }),
  )
}

async function store(
  tenant: TenantCall,
  body: Body,
  picture: (PreparedPicture | PreparedMaster) & { storageKey: string },
) {
  const place = await placeOf(tenant, body)
  if (!place.ok) return place
  const { fields, productOrderId } = place.data
  if (!(await claimFiles(tenant.db, { orgId: tenant.orgId, storageKey: picture.storageKey }))) {
    return fail('unavailable', sentences.unavailable)
  }
  const fileName = plainText(body.fileName)
  const inserted = await insertRecord(tenant.db, 'medium', tenant.orgId, {
    ...fields,
    type: productOrderId === null && body.resourceForMedium !== undefined ? body.type : 'image',
    title: fileName.replace(/\.[a-z0-9]+$/i, '').slice(0, ITEM_TITLE_MAX),
    fileName,
    fileExtension: picture.extension,
    storageKey: picture.storageKey,
    uploaderId: tenant.actor.userId,
    // Of a print master its own: resolution is reckoned from them.
    width: 'masterWidth' in picture ? picture.masterWidth : picture.width,
    height: 'masterHeight' in picture ? picture.masterHeight : picture.height,
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
  } else if (medium.type === 'thumbnail') {
    const { resourceForMedium, resourceId } = body
    const thumbnailUrl = fileAddress(tenant.orgId, medium.id, 'thumbnail')
    if (resourceForMedium === undefined || resourceId === undefined) return notFound()
    await updateRecord(tenant.db, resourceForMedium, tenant.orgId, resourceId, { thumbnailUrl })
    tenant.services.caches.catalogs.delete(tenant.orgId)
  }
  return succeed({ medium: presentMedium(medium) })
}
