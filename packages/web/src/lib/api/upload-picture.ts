/** Sends a picture: of an order's line, of a record of the catalog, or of its library. [1.7.32] */
import { type BodyOf, endpoints } from '@orderwright/contract'
import type { Medium } from '@orderwright/domain/people'
import { call } from './api.ts'
import { createPressKeys } from './press-keys.ts'

type Body = BodyOf<typeof endpoints.uploadMedium>

/** Why a picture was not taken; `isUnsuitable`: the same file will never be. */
export interface UploadRefusal {
  readonly message: string
  readonly isUnsuitable: boolean
}

/** A second try of a file that nobody could answer makes no second picture. */
const pressKeys = createPressKeys()
const notForGood = new Set(['offline', 'unavailable', 'internal'])

/** The ending of a file's name, as the call takes it: 'jpg'. */
export function extensionOf(name: string): string {
  return (/\.([a-z0-9]{1,10})$/i.exec(name)?.[1] ?? '').toLowerCase()
}

export async function uploadPicture(
  file: File,
  about: Pick<Body, 'orgId' | 'isGuestMode' | 'type' | 'resourceForMedium' | 'resourceId' | 'isPrintMaster'>,
): Promise<{ readonly medium: Medium } | { readonly refusal: UploadRefusal }> {
  const { orgId, resourceForMedium, resourceId } = about
  const press = [orgId, resourceForMedium, resourceId, file.name, file.size, file.lastModified].join(' ')
  const body = {
    ...about,
    fileName: file.name.slice(0, 300),
    fileExtension: extensionOf(file.name),
    hasFile: true,
  }
  const sent = await call(endpoints.uploadMedium, body, { file, idempotencyKey: pressKeys.keyOf(press) })
  pressKeys.settle(press, sent)
  if (sent.ok) return { medium: sent.data.medium }
  const { code, message } = sent.error
  return { refusal: { message, isUnsuitable: !notForGood.has(code) } }
}
