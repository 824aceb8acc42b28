/** Where the guide is, for what can not be shown beside the page. */
import { placeHere } from './open-help.ts'

/** The address of the page of the guide for a place: a topic, or an address of the app. */
export const helpAddress = (at: string) => `/help?at=${encodeURIComponent(at)}`

/** For the key of help where a dialog is in the way. */
export function openHelpInTab() {
  window.open(helpAddress(placeHere()), '_blank', 'noopener')
}
