/** Opens a share link in this browser. [2.7.15] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { openShareLink } from './share-links/open-share-link.ts'

export const handleGuestShareLink: HandlerOf<'handleGuestShareLink'> = (call, { shareToken }) =>
  openShareLink(call, shareToken)
