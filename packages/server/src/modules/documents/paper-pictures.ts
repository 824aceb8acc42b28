/**
 * The pictures of documents and drawings as files beside them: uploaded ones from where they are kept, for whoever may see them. What
 * lies elsewhere is not fetched; its place stays empty.
 */
import { setImmediate } from 'node:timers/promises'
import type { ComposedDocument } from '@orderwright/domain/documents'
import { masterOfAddress, MAX_ID } from '@orderwright/domain/units'
import { DOCUMENT_ADDRESS, type DocumentFile } from '../../platform/pdf/pdf-renderer.ts'
import { fileKey, variants } from '../media/media-files.ts'
import { seenMedium } from '../media/media-access.ts'
import { readMasterCrop } from '../media/read-master.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export interface PaperPictures {
  readonly files: ReadonlyMap<string, DocumentFile>
  /** where the picture of an address is in the document; null: nowhere */
  readonly at: (url: string) => string | null
}

const uploaded = /^\/api\/media\/(\d{1,10})\/(\d{1,10})\/(picture|thumbnail)(?:\?.*)?$/
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** Every address of a picture in documents. Items are drawn for it, some hundred in a document: others get their turn between two. */
async function addressesOf(documents: readonly ComposedDocument[]): Promise<Set<string>> {
  const logos = documents.map(({ header }) => header.logoUrl)
  const urls = new Set(logos.filter((url) => url !== null))
  for (const block of documents.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'row') continue
    await setImmediate()
    const picture = block.picture()
    if (picture.kind === 'picture') urls.add(picture.url)
    for (const { pictureUrl } of block.cells.flat()) if (pictureUrl !== undefined) urls.add(pictureUrl)
  }
  return urls
}

async function readMaster(tenant: TenantCall, url: string): Promise<DocumentFile | undefined> {
  const master = masterOfAddress(url)
  if (!master || master.orgId !== tenant.orgId || master.mediumId > MAX_ID) return undefined
  const medium = await seenMedium(tenant, master.mediumId)
  if (!medium.ok) return undefined
  const { services, orgId } = tenant
  // Within the turn of the paper that it is for.
  const bytes = await services.turns.runOwn('pictures', orgId, () =>
    readMasterCrop(services, medium.data, master.crop),
  )
  return bytes && { type: 'image/jpeg', bytes }
}

async function readUploaded(tenant: TenantCall, url: string): Promise<DocumentFile | undefined> {
  const [, orgId, mediumId, variant] = uploaded.exec(url) ?? []
  const known = variants.find((one) => one === variant)
  if (known === undefined || Number(orgId) !== tenant.orgId || Number(mediumId) > 2_147_483_647)
    return undefined
  const medium = await seenMedium(tenant, Number(mediumId))
  if (!medium.ok) return undefined
  const key = fileKey(medium.data, known)
  const bytes = key === '' ? undefined : await tenant.services.storage.get(key)
  const type = types[key.split('.').at(-1) ?? '']
  return bytes === undefined || type === undefined ? undefined : { type, bytes }
}

/** The pictures of these addresses. */
export async function readPicturesAt(tenant: TenantCall, urls: Iterable<string>): Promise<PaperPictures> {
  const files = new Map<string, DocumentFile>()
  const places = new Map<string, string>()
  for (const url of urls) {
    if (url.startsWith('data:image/')) {
      places.set(url, url)
      continue
    }
    const file = (await readUploaded(tenant, url)) ?? (await readMaster(tenant, url))
    if (!file) continue
    const name = `picture-${files.size + 1}`
    files.set(name, file)
    places.set(url, `${DOCUMENT_ADDRESS}${name}`)
  }
  return { files, at: (url) => places.get(url) ?? null }
}

/** The pictures of documents that stand on one paper. */
export async function readPictures(
  tenant: TenantCall,
  ...documents: readonly ComposedDocument[]
): Promise<PaperPictures> {
  return readPicturesAt(tenant, await addressesOf(documents))
}
