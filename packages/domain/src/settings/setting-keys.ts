/**
 * The settings of an organization: every place of its profile by its dotted path, the section of the screen it stands in,
 * and whether an owner may change it. A test holds the list against the profile: a new key has to be named here.
 */
import { settingsMessages as words } from '../messages/admin/settings.ts'

export const settingSections = [
  'organization',
  'words',
  'home',
  'ordersList',
  'orderSettings',
  'statuses',
  'payment',
  'costs',
  'documents',
  'mails',
  'engraving',
  'alerts',
  'drawings',
  'catalog',
  'integrations',
] as const
export type SettingSection = (typeof settingSections)[number]

export type SettingKey = {
  /** 'brand.accentColor'; of a map the path of the map, whose entries are settings of their own: 'roles.engraving' */
  readonly path: string
  readonly section: SettingSection
  readonly isMap: boolean
  /** why nobody changes it here; null: owners do */
  readonly fixedBecause: (() => string) | null
}

/** The title of the organization: no part of the profile, and a setting like the others. */
export const TITLE_KEY = 'title'

function keys(section: SettingSection, ...paths: string[]): SettingKey[] {
  return paths.map((path) => ({ path, section, isMap: false, fixedBecause: null }))
}

function maps(section: SettingSection, ...paths: string[]): SettingKey[] {
  return paths.map((path) => ({ path, section, isMap: true, fixedBecause: null }))
}

function fixed(section: SettingSection, fixedBecause: () => string, ...paths: string[]): SettingKey[] {
  return paths.map((path) => ({ path, section, isMap: false, fixedBecause }))
}

const spatialIsFixed = () => words.spatialIsFixed

export const settingKeys: readonly SettingKey[] = [
  ...keys('organization', TITLE_KEY, 'brand.logoUrl', 'brand.accentColor', 'brand.font', 'brand.fontSize'),
  ...keys('organization', 'region.units', 'region.timeZone', 'isEmployeeOnly'),
  ...keys('organization', 'region.language', 'region.furtherLanguages'),
  ...fixed('organization', spatialIsFixed, 'isArchitectural'),
  ...keys('words', 'vocabulary.order', 'vocabulary.orders', 'translations'),
  ...keys('home', 'home.heading', 'home.maxTilesPerRow', 'home.sections'),
  ...keys('ordersList', 'ordersPage.shortcuts', 'ordersPage.advanced', 'ordersPage.columns'),
  ...keys('ordersList', 'ordersPage.costUpdate', 'ordersPage.export'),
  ...keys('orderSettings', 'orderSettings.pricingFields', 'orderSettings.shippingFieldsEmployeeOnly'),
  ...keys('orderSettings', 'orderSettings.orderCsv', 'orderSettings.orderCsvCategoryIds'),
  ...keys('orderSettings', 'cartIsVisible', 'dimensionsAreVisible'),
  ...keys('statuses', 'productOrderStatuses'),
  ...keys('statuses', 'production.startsAt', 'production.leadTimeDays', 'production.byOption'),
  ...fixed('payment', () => words.currencyIsFixed, 'payment.currency'),
  ...keys('payment', 'payment.methods', 'payment.manualPaymentMessage', 'payment.requireClientEmail'),
  ...keys('payment', 'payment.upchargePercentage', 'payment.upchargeAboveInCents'),
  ...fixed('payment', () => words.cardIntentsAreFixed, 'payment.updateIntentOnMethodChangeAboveInCents'),
  ...keys('payment', 'costs.depositPercentage', 'costs.stockedDepositPercentage'),
  ...keys('costs', 'costs.shippingIsTaxed', 'costs.taxLookup', 'costs.discountCaps'),
  ...keys('costs', 'costs.restockingPercentage'),
  ...maps('costs', 'costs.taxRates'),
  ...keys('documents', 'documents.terms', 'documents.shippingNote', 'documents.paymentTerms'),
  ...keys('documents', 'documents.workSteps'),
  ...keys('documents', 'documents.quoteValidDays', 'documents.legal.sellerName'),
  ...keys('documents', 'documents.legal.address', 'documents.legal.taxNumber'),
  ...keys('documents', 'documents.paymentDueDays', 'documents.numbers.invoicePrefix'),
  ...keys('documents', 'documents.numbers.creditNotePrefix', 'documents.numbers.receiptPrefix'),
  ...keys('documents', 'documents.numbers.hasYear', 'documents.numbers.digits'),
  ...keys('documents', 'documents.accounts.receivable', 'documents.accounts.sales'),
  ...keys('documents', 'documents.accounts.discounts', 'documents.accounts.shippingIncome'),
  ...keys(
    'documents',
    'documents.accounts.tariffIncome',
    'documents.accounts.taxPayable',
    'documents.accounts.bankAndChecks',
  ),
  ...keys('documents', 'documents.accounts.cardClearing', 'documents.accounts.cardFees'),
  ...keys('documents', 'agreement.acceptance', 'agreement.signOff'),
  ...keys('mails', 'letters.senderName', 'letters.replyTo', 'letters.closing', 'letters.signature'),
  ...keys('mails', 'letters.copies.clientEmails', 'letters.copies.involvedUsers', 'letters.commentMinutes'),
  ...keys('mails', 'reminders.rules'),
  ...maps('mails', 'letters.templates', 'letters.statuses'),
  ...keys('engraving', 'engraving.limits', 'engraving.softMarginMm', 'engraving.custom'),
  ...keys('engraving', 'engraving.abbreviations'),
  ...keys('alerts', 'alerts.leadTime'),
  ...keys('drawings', 'drawings.options', 'drawings.forceLetter'),
  ...fixed('drawings', spatialIsFixed, 'defaultScale', 'spatial.appliesTo', 'spatial.scale'),
  ...fixed('drawings', spatialIsFixed, 'spatial.previewScale', 'spatial.viewportScale.plan'),
  ...fixed('drawings', spatialIsFixed, 'spatial.viewportScale.view', 'spatial.viewport.width'),
  ...fixed('drawings', spatialIsFixed, 'spatial.viewport.height', 'spatial.muralTextureFallback'),
  ...fixed('drawings', spatialIsFixed, 'spatial.precision.min', 'spatial.precision.max'),
  ...fixed('drawings', spatialIsFixed, 'spatial.precision.initial'),
  ...keys('drawings', 'spatial.hasMurals'),
  ...keys('drawings', 'spatial.gridSize', 'spatial.rollWidth', 'spatial.rollLength', 'spatial.rollGap'),
  ...keys('drawings', 'spatial.overlap', 'spatial.seamColors'),
  ...keys('drawings', 'spatial.bleeds.left', 'spatial.bleeds.right', 'spatial.bleeds.top'),
  ...keys('drawings', 'spatial.bleeds.bottom', 'spatial.minimumPpi.warning', 'spatial.minimumPpi.fault'),
  ...keys('catalog', 'backBox'),
  ...maps('catalog', 'roles'),
  ...keys('integrations', 'enabledIntegrations', 'guestChangesArePushed'),
]

const byPath: ReadonlyMap<string, SettingKey> = new Map(settingKeys.map((key) => [key.path, key]))
const mapKeys = settingKeys.filter(({ isMap }) => isMap)

/** What a key of a map may be called: no name that objects have by themselves. */
const ENTRY = /^[^\s.][^\n.]{0,59}$/
const OWN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The setting that a path names, an entry of a map included; undefined: there is none. */
export function settingKeyOf(path: string): SettingKey | undefined {
  const plain = byPath.get(path)
  if (plain && !plain.isMap) return plain
  return mapKeys.find((map) => {
    const entry = path.startsWith(`${map.path}.`) ? path.slice(map.path.length + 1) : ''
    return ENTRY.test(entry) && !OWN_NAMES.has(entry)
  })
}
