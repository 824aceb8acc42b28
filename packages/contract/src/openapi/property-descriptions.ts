/**
 * What each property of the API's shapes is, with its unit: by name where it means the same everywhere, by
 * `<shape or call>.<name>` where it does not. A test finds properties without one, and descriptions of nothing.
 */
import { apiKeyProperties } from './properties/api-keys.ts'
import { callProperties } from './properties/calls.ts'
import { catalogProperties } from './properties/catalog.ts'
import { orderProperties } from './properties/orders.ts'
import { organisationProperties } from './properties/organisation.ts'
import { paymentProperties } from './properties/payments.ts'
import { customerProperties } from './properties/customers.ts'
import { favoriteProperties } from './properties/favorites.ts'
import { openidProperties } from './properties/openid-connect.ts'
import { passkeyProperties } from './properties/passkeys.ts'
import { peopleProperties } from './properties/people.ts'
import { marginProperties } from './properties/margin.ts'
import { problemProperties } from './properties/problems.ts'
import { recordProperties } from './properties/records.ts'
import { returnProperties } from './properties/returns.ts'
import { settingsProperties } from './properties/settings.ts'
import { agreementProperties } from './properties/agreements.ts'
import { invoiceProperties } from './properties/invoices.ts'
import { receivableProperties } from './properties/receivables.ts'
import { revisionProperties } from './properties/revisions.ts'
import { stockProperties } from './properties/stock.ts'
import { changeLabProperties } from './properties/change-lab.ts'
import { spreadsheetProperties } from './properties/spreadsheets.ts'
import { webhookProperties } from './properties/webhooks.ts'

export const propertyDescriptions: Readonly<Record<string, string>> = {
  ...recordProperties,
  ...orderProperties,
  ...catalogProperties,
  ...customerProperties,
  ...peopleProperties,
  ...openidProperties,
  ...passkeyProperties,
  ...favoriteProperties,
  ...marginProperties,
  ...problemProperties,
  ...returnProperties,
  ...organisationProperties,
  ...paymentProperties,
  ...callProperties,
  ...settingsProperties,
  ...stockProperties,
  ...apiKeyProperties,
  ...webhookProperties,
  ...changeLabProperties,
  ...spreadsheetProperties,
  ...revisionProperties,
  ...agreementProperties,
  ...invoiceProperties,
  ...receivableProperties,
}
