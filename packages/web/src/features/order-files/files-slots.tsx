/** Where files appear on the items of an open order: fetched when the page stands. */
import { deferred } from '../../ui/deferred.tsx'

/** On an item's card, where files are attached to it. */
export const FileMarkSlot = deferred(() => import('./files-entry.tsx').then((part) => part.FileMark), null, {
  when: 'idle',
})
