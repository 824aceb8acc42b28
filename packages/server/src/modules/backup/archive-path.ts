import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ArchiveKey } from './archive-keys.ts'

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Where an archive goes: to `place`, or where that is a folder (or `isPlace` says so) under a name by the time in it, the newest last in a list. */
export function archivePath(
  name: string,
  place: string,
  isPlace: boolean,
  key: ArchiveKey | undefined,
): string {
  const isInFolder = isPlace || isFolder(place)
  mkdirSync(isInFolder ? place : dirname(place), { recursive: true, mode: 0o700 })
  if (!isInFolder) return place
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(place, `${name}-${stamp}Z.tar.gz${key ? '.age' : ''}`)
}
