/** Sends a picture to the server from an upload area of the back office. [1.7.33, 2.7.40] */
import type { Medium } from '@orderwright/domain/people'
import { type UploadRefusal, uploadPicture } from '../../../lib/api/upload-picture.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { readAgain } from '../admin-data.ts'
import type { PicturedKey } from '../section.ts'

/** When what was made of an upload meanwhile is fetched. [1.7.33] */
const REFETCH_MS = 4000

/**
 * Uploads a picture of a record, or (`of` null) of the library. `onTaken` hears of the medium at once; what is shown is
 * read again four seconds later, when variants of it are made. Resolves with why it was not taken.
 */
export function usePictureUpload(of: { readonly resource: PicturedKey; readonly id: number } | null) {
  const { org, caller } = useViewer()
  return async function upload(
    file: File,
    onTaken: (medium: Medium) => Promise<void> | void,
  ): Promise<UploadRefusal | null> {
    const sent = await uploadPicture(file, {
      orgId: org.id,
      ...caller,
      type: of ? 'thumbnail' : 'image',
      ...(of ? { resourceForMedium: of.resource, resourceId: of.id } : {}),
    })
    if ('refusal' in sent) return sent.refusal
    setTimeout(() => void readAgain(), REFETCH_MS)
    await onTaken(sent.medium)
    return null
  }
}
