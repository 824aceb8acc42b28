/** Pages of the back office that are no lists of records, in the order of its navigation, after the sections. */
import {
  adminApiKeyMessages,
  adminIntegrationMessages,
  adminSettingMessages,
  changeLabMessages,
  openidSettingMessages,
  spreadsheetImportMessages,
  webhookMessages,
} from '@orderwright/domain/messages'
import type { ComponentType } from 'react'
import { bookkeepingMessages } from '@orderwright/domain/invoices'
import { ApiKeysPage } from './api-keys/api-keys-page.tsx'
import { BookkeepingPage } from './bookkeeping/bookkeeping-page.tsx'
import { ChangeLabPage } from './change-lab/change-lab-page.tsx'
import { IntegrationsPage } from './integrations/integrations-page.tsx'
import { SignOnPage } from './sign-on/sign-on-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'
import { SpreadsheetsPage } from './spreadsheets/spreadsheets-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'

export interface AdminPage {
  /** as it stands in the address */
  readonly key: string
  readonly title: string
  /** what follows the key in the address is a page below it */
  readonly hasSubpages?: boolean
  readonly Page: ComponentType<{ subpage: string | undefined }>
}

export const adminPages: readonly AdminPage[] = [
  // [issue 16]
  { key: 'spreadsheets', title: spreadsheetImportMessages.title, Page: SpreadsheetsPage },
  { key: 'change-lab', title: changeLabMessages.title, hasSubpages: true, Page: ChangeLabPage },
  { key: 'bookkeeping', title: bookkeepingMessages.title, Page: BookkeepingPage },
  // [2.2.19]
  { key: 'integrations', title: adminIntegrationMessages.title, Page: IntegrationsPage },
  // [issue 16]
  { key: 'api-keys', title: adminApiKeyMessages.title, Page: ApiKeysPage },
  { key: 'webhooks', title: webhookMessages.title, hasSubpages: true, Page: WebhooksPage },
  // [issue 17]
  { key: 'sign-on', title: openidSettingMessages.title, Page: SignOnPage },
  { key: 'settings', title: adminSettingMessages.title, hasSubpages: true, Page: SettingsPage },
]

/** The page of an address; undefined for one that there is not. */
export function findPage(key: string): AdminPage | undefined {
  return adminPages.find((page) => page.key === key)
}
