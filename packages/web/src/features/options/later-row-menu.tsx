/** The menu of a row: nobody looks for it before the drawing stands. */
import { idle } from '../../lib/when-idle.ts'
import { deferred } from '../../ui/deferred.tsx'

export const RowMenu = deferred(async () => {
  await idle()
  return (await import('./row-menu.tsx')).RowMenu
})
