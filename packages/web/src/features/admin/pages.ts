/** Pages of the back office that are no lists of records, in the order of its navigation, after the sections. */
import { adminIntegrationMessages } from '@orderwright/domain'
import type { ComponentType } from 'react'
import { IntegrationsPage } from './integrations/integrations-page.tsx'

export interface AdminPage {
  /** as it stands in the address */
  readonly key: string
  readonly title: string
  readonly Page: ComponentType
}

export const adminPages: readonly AdminPage[] = [
  // [2.2.19]
  { key: 'integrations', title: adminIntegrationMessages.title, Page: IntegrationsPage },
]

/** The page of an address; undefined for one that there is not. */
export function findPage(key: string): AdminPage | undefined {
  return adminPages.find((page) => page.key === key)
}
