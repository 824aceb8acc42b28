import type { AppConfig } from '../config.ts'
import { localDiskStorage, uploadsFolder } from './local-disk.ts'
import { s3Storage } from './s3.ts'
import type { FileStorage } from './storage.ts'

/** Where this server keeps its files: in a bucket where one is named, else in the folder `uploads` of its data. Nothing is asked for yet. */
export function openStorage({
  dataFolder,
  objectStorage,
}: Pick<AppConfig, 'dataFolder' | 'objectStorage'>): FileStorage {
  return objectStorage === undefined ? localDiskStorage(uploadsFolder(dataFolder)) : s3Storage(objectStorage)
}
