/** The menu of a row: nobody looks for it before the drawing stands. */
import { deferred } from '../../../ui/deferred.tsx'

export const RowMenu = deferred(() => import('./row-menu.tsx').then((part) => part.RowMenu), null, {
  when: 'idle',
})
