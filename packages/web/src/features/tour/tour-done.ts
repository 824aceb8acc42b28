/** Who has seen the guided tour to its end, or closed it: remembered by this browser, person by person. */
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'

const key = (userId: number) => `tour:${userId}`

export function isTourDone(userId: number): boolean {
  return readStored(localStorage, key(userId), z.boolean(), false)
}

export function rememberTour(userId: number): void {
  writeStored(localStorage, key(userId), true)
}
