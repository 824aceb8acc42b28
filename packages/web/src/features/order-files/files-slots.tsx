/**
 * Where files appear on an open order: the button in its header, and the marks on its items. All of it is fetched when the page
 * stands; until then their places are kept.
 */
import { deferred } from '../../ui/deferred.tsx'

const entry = () => import('./files-entry.tsx')
const whenStanding = { when: 'idle' } as const

/** In the header of desks; where there is less room it stands in the menu. */
export const FilesSlot = deferred(
  () => entry().then((part) => part.FilesButton),
  <span className="size-8 max-lg:hidden pointer-coarse:size-11" />,
  whenStanding,
)

/** On an item's card, where files are attached to it. */
export const FileMarkSlot = deferred(() => entry().then((part) => part.FileMark), null, whenStanding)
