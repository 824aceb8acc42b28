/** Sends a picture to the server from an upload area of the back office. [1.7.32, 1.7.33, 2.7.40] */
import { endpoints } from '@orderwright/contract'
import type { Medium } from '@orderwright/domain'
import { call } from '../../../lib/api/api.ts'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { readAgain } from '../admin-data.ts'
import type { PicturedKey } from '../section.ts'

/** When what was made of an upload meanwhile is fetched. [1.7.33] */
const REFETCH_MS = 4000
const pressKeys = createPressKeys()

/** Why a file was not taken, for `UploadArea`; null when it was. */
export type UploadRefusal = { readonly message: string; readonly isUnsuitable: boolean } | null

/** The ending of a file's name, as the upload call takes it. */
export function extensionOf(name: string): string {
  return (/\.([a-z0-9]{1,10})$/i.exec(name)?.[1] ?? '').toLowerCase()
}

/**
 * Uploads a picture of a record, or (`of` null) of the library. `onTaken` hears of the medium at once; what is shown is
 * read again four seconds later, when variants of it are made.
 */
export function usePictureUpload(of: { readonly resource: PicturedKey; readonly id: number } | null) {
  const { org, caller } = useViewer()
  return async function upload(
    file: File,
    onTaken: (medium: Medium) => Promise<void> | void,
  ): Promise<UploadRefusal> {
    const press = [of?.resource, of?.id, file.name, file.size, file.lastModified].join(' ')
    const body = {
      orgId: org.id,
      ...caller,
      fileName: file.name.slice(0, 300),
      fileExtension: extensionOf(file.name),
      hasFile: true,
      type: of ? ('thumbnail' as const) : ('image' as const),
      ...(of ? { resourceForMedium: of.resource, resourceId: of.id } : {}),
    }
    const sent = await call(endpoints.uploadMedium, body, { file, idempotencyKey: pressKeys.keyOf(press) })
    pressKeys.settle(press, sent)
    if (!sent.ok) {
      const { code, message } = sent.error
      return { message, isUnsuitable: code !== 'offline' && code !== 'unavailable' && code !== 'internal' }
    }
    setTimeout(() => void readAgain(), REFETCH_MS)
    await onTaken(sent.data.medium)
    return null
  }
}
