/** The role that a share link stands for, before it is opened. [2.7.14] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { findShareLink } from './share-links/find-share-link.ts'

export const getOrgRoleForToken: HandlerOf<'getOrgRoleForToken'> = async (call, { shareToken }) => {
  const link = await findShareLink(call, shareToken)
  return link.ok ? succeed({ orgRole: link.data.role }) : link
}
