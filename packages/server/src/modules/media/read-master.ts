/** A part of a print master, cut from the file as it was sent. */
import type { Medium } from '@orderwright/domain/people'
import type { MasterCrop } from '@orderwright/domain/units'
import type { Services } from '../../platform/services.ts'
import { masterKey } from './media-files.ts'
import { cropMaster } from './prepare-picture.ts'

/** A JPEG; undefined where the medium is no print master, or its file is gone or broken. */
export async function readMasterCrop(
  { storage }: Pick<Services, 'storage'>,
  medium: Medium,
  crop: MasterCrop,
): Promise<Buffer | undefined> {
  const key = masterKey(medium)
  const bytes = key === '' || key === medium.storageKey ? undefined : await storage.get(key)
  return bytes ? ((await cropMaster(bytes, crop)) ?? undefined) : undefined
}
