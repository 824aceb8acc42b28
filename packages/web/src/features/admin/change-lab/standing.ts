/** How far a draft is, in words. */
import type { CatalogDraft } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { momentText } from '../moment-text.ts'

export function standingOf({ state, publishAt, closedAt }: CatalogDraft): string {
  if (state === 'scheduled' && publishAt) return words.scheduledFor({ at: momentText(publishAt) })
  if (closedAt && state !== 'open') return words.closedOn({ state, at: momentText(closedAt) })
  return words.state(state)
}
