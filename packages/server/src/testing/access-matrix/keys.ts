/**
 * What API keys get in the access matrix, written by hand: which calls they may not make at all, and which only read. For
 * the others a key with the right scope gets what a person with its role gets. Not taken from the declarations of the
 * contract, so that a wrong one is seen.
 */
import type { ApiKeyRole, ApiKeyScope } from '@orderwright/domain/access'
import type { Statuses } from './callers.ts'

export interface Program {
  readonly scope: ApiKeyScope
  readonly role: ApiKeyRole
}

/** `foreignKey` is another organisation's, and may write there as an owner. */
export const keyCallers = [
  'readMemberKey',
  'writeMemberKey',
  'readOwnerKey',
  'writeOwnerKey',
  'revokedKey',
  'foreignKey',
] as const
export type KeyCallerName = (typeof keyCallers)[number]

export function isKeyCaller(name: string): name is KeyCallerName {
  return keyCallers.some((one) => one === name)
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** About a person: signing in, devices, what they are told, where they point, who belongs to the house, keys and secrets; and drafts of the catalog, which people look at before they publish them. */
const aboutPeople = words(`
  requestSignInCode verifySignInCode signInWithToken getSession signOut getDevices endDevices saveOrdersPageSettings saveOrdersView saveMailPreferences saveLanguage
  getPasskeys beginPasskey addPasskey renamePasskey deletePasskey beginPasskeySignIn signInWithPasskey
  findOpenidConnection beginOpenidSignIn completeOpenidSignIn getOpenidConnection saveOpenidConnection deleteOpenidConnection testOpenidConnection
  getOrgRoleForToken handleGuestShareLink createOrg getNotifications markNotificationsRead markCommentsRead showPresence
  showCursor getParagonJwt setEmbeddedConnection inviteMember updateMember transferOwnership downloadOrgExport getPersonalData erasePerson getApiKeys createApiKey
  revokeApiKey getWebhookSecret rollWebhookSecret getCatalogDrafts createCatalogDraft updateCatalogDraft discardCatalogDraft
  getImportProgress getScheduleTables getCatalogDraft checkCatalogDraft editCatalogDraft replayCatalogDraft replayRule getReplayedOrder publishCatalogDraft takeBackCatalogDraft
  prepareAgreement acceptAgreement askRenewal signOff verifyAgreement getFavorites saveFavorite updateFavorite deleteFavorite`)

/** Named calls that change nothing; of the records' calls those that end in Get. */
const reading = words(`
  getHomepageData getDesk getOrdersData getOrdersCount getOrdersTotal getProductionBoard getCostUpdate getOrderData getOrderEvents getTaxRate downloadPdf
  downloadOrdersPdf getInvoices downloadInvoice exportBookkeeping getAddressBook getCustomerAccount getCustomerFiles getReceivables getStatement downloadStatement getReminders previewReminder
  downloadDrawings exportProductPrices countAffectedOrders getIntegrations getInvolvedUsers getShareCandidates getGuestsData
  getComments getOrderFiles getOrderProblems getOrderReturns getOrderMargin getOrgSettings prepareOrgLogo getMembers getSetupGuide getStockMovements getOrderStock productOrderGet
  productInstanceGet productGet productCategoryGet productPropertyGet productOptionGet productPropertyGroupGet
  productRuleGet productPricingRuleGet productOptionClassifierGroupGet productOptionClassifierGet mediumGet
  productGraphicGet userGroupGet customerGet archWallGet archElevationGet archCustomViewGet entityGet productCanvasTextGet
  productCanvasLineGet getWebhooks getWebhookDeliveries exportWorkbook exportCsvFiles planCatalogImport
  getCatalogImports getRevisions compareRevisions getRevisionDrawings downloadComparison getAgreement
  downloadAgreementFile`)

/** A key has no orders of its own, so it has to say whose a new one is. */
const otherwise: Readonly<Record<string, Partial<Record<KeyCallerName, number>>>> = {
  createProductOrder: { writeMemberKey: 400, writeOwnerKey: 400 },
}

/** Whether a key is refused before the body of the call is looked at, whatever it is about. */
export function isRefusedAtOnce(name: string, key: KeyCallerName): boolean {
  const isReader = key === 'readMemberKey' || key === 'readOwnerKey'
  return key === 'revokedKey' || aboutPeople.has(name) || (isReader && !reading.has(name))
}

/** The statuses that keys get from this call, of which `people` says what people get. */
export function keyStatuses(name: string, people: Statuses): Readonly<Record<KeyCallerName, number>> {
  if (aboutPeople.has(name)) {
    return {
      readMemberKey: 403,
      writeMemberKey: 403,
      readOwnerKey: 403,
      writeOwnerKey: 403,
      revokedKey: 401,
      foreignKey: 403,
    }
  }
  const reads = reading.has(name)
  return {
    readMemberKey: reads ? people.member : 403,
    writeMemberKey: people.member,
    readOwnerKey: reads ? people.owner : 403,
    writeOwnerKey: people.owner,
    revokedKey: 401,
    foreignKey: people.foreignOwner,
    ...otherwise[name],
  }
}
