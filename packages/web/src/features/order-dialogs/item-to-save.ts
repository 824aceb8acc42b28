/** The line that somebody saves as a favorite at the moment; null: none. Set by its menu, read by the dialog. */
import { createSharedState } from '../../lib/shared-state.ts'

const itemToSave = createSharedState<number | null>(null)

export const saveAsFavorite = itemToSave.set
export const useItemToSave = itemToSave.use
