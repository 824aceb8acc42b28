/** A part of the page that should do something now and could not be fetched: nothing happens in silence. */
import { messages } from '@orderwright/domain/messages'
import { toast } from './toasts/toasts.tsx'

/** `(await load().catch(tellMissingPart))?.doIt()` */
export function tellMissingPart(): undefined {
  toast(messages.drawingsNotLoaded, { tone: 'invalid' })
}
