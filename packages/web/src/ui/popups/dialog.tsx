/** A dialog over the page: for a form or a question that must be answered. On phones it rises from below. */
import { deferredModule } from '../deferred.tsx'
import type { DialogProps } from './dialog-props.ts'

const surface = deferredModule(() => import('./dialog-surface.tsx'))

export function Dialog({ isOpen, ...props }: DialogProps) {
  const loaded = surface.use(isOpen)
  return loaded && isOpen ? <loaded.DialogSurface {...props} /> : null
}
