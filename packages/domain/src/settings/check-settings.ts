/** What the parts of a profile ask of each other; each part for itself is the schema's matter. */
import { settingsMessages as words } from '../messages/admin/settings.ts'
import { isColumnKey } from '../orders/list/list-columns.ts'
import { templateProblem } from '../mail-templates/placeholders.ts'
import { textsOf } from '../tenancy/profile-texts.ts'
import { holdsPrecision } from '../tenancy/dimension-precision.ts'
import { brandFonts } from '../tenancy/brand-fonts.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { statusTypeTable } from '../tenancy/status-types.ts'

type Problem = { readonly path: string; readonly message: string }

/** The places at which a key stands that stood before. */
function repeated(keys: readonly string[]): number[] {
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))
}

/** A key stands in addresses, in files and in the paths of other settings. */
const STATUS_KEY = /^[A-Za-z][\w-]*$/

function statusProblems({ productOrderStatuses }: OrgProfile): Problem[] {
  const again = repeated(productOrderStatuses.map(({ key }) => key))
  const unwritable = productOrderStatuses.flatMap(({ key }, at) => (STATUS_KEY.test(key) ? [] : [at]))
  // Whoever begins must be able to submit: a status before theirs that waits, or is made, would say that this is past.
  const start = productOrderStatuses.findIndex(({ type }) => statusTypeTable[type].isStart)
  const begins = productOrderStatuses[start]
  const early = productOrderStatuses.flatMap(({ type, title }, at) => {
    const { awaitsApproval, payment, needsAgreement } = statusTypeTable[type]
    return at < start && (awaitsApproval || payment !== 'none' || needsAgreement) ? [{ at, title }] : []
  })
  const hasStart = productOrderStatuses.some(({ type }) => statusTypeTable[type].isStart)
  return [
    ...again.map((at) => ({ path: `productOrderStatuses.${at}.key`, message: words.statusKeyTwice })),
    ...unwritable.map((at) => ({ path: `productOrderStatuses.${at}.key`, message: words.statusKeyForm })),
    ...productOrderStatuses.flatMap(({ title }, at) =>
      title.trim() === ''
        ? [{ path: `productOrderStatuses.${at}.title`, message: words.statusTitleIsNeeded }]
        : [],
    ),
    ...early.map(({ at, title }) => ({
      path: `productOrderStatuses.${at}`,
      message: words.statusBeforeStart({ title, start: begins?.title ?? '' }),
    })),
    ...(hasStart ? [] : [{ path: 'productOrderStatuses', message: words.startIsNeeded }]),
  ]
}

/** Where production waits for customers, there has to be a status in which it waits. */
function agreementProblems({ agreement, productOrderStatuses }: OrgProfile): Problem[] {
  if (agreement.acceptance !== 'required' && agreement.signOff === 'none') return []
  const traits = productOrderStatuses.map(({ type }) => statusTypeTable[type])
  const production = traits.findIndex(({ needsAgreement }) => needsAgreement)
  const before = production < 0 ? traits : traits.slice(0, production)
  const canWait = before.some(({ awaitsApproval, payment }) => awaitsApproval || payment === 'awaited')
  const path = agreement.acceptance === 'required' ? 'agreement.acceptance' : 'agreement.signOff'
  return canWait ? [] : [{ path, message: words.nowhereToAgree }]
}

/** A number says by its prefix what it is of, and every line of the journal names an account. */
function documentProblems({ documents: { numbers, accounts } }: OrgProfile): Problem[] {
  const kinds = ['invoicePrefix', 'creditNotePrefix', 'receiptPrefix'] as const
  const alike = repeated(kinds.map((kind) => numbers[kind].toLowerCase()))
  return [
    ...alike.map((at) => ({ path: `documents.numbers.${kinds[at]}`, message: words.prefixesAlike })),
    ...Object.entries(accounts).flatMap(([key, account]) =>
      account === '' ? [{ path: `documents.accounts.${key}`, message: words.accountIsNeeded }] : [],
    ),
  ]
}

/** By a rule's day it is known what was sent: two of one day would be one. What is not past due is only reminded of. */
function reminderProblems({ reminders }: OrgProfile): Problem[] {
  const offsets = reminders.rules.map(({ days, when }) => (when === 'before' ? 0 - days : days))
  const tooEarly = reminders.rules.flatMap(({ mail }, at) =>
    mail !== 'paymentReminder' && (offsets[at] ?? 0) <= 0
      ? [{ path: `reminders.rules.${at}.mail`, message: words.reminderTooEarly }]
      : [],
  )
  const twice = repeated(offsets.map(String)).map((at) => ({
    path: `reminders.rules.${at}.days`,
    message: words.reminderTwice,
  }))
  return [...twice, ...tooEarly]
}

function paymentProblems({ payment }: OrgProfile): Problem[] {
  return repeated(payment.methods.map(({ key }) => key)).map((at) => ({
    path: `payment.methods.${at}.key`,
    message: words.methodTwice,
  }))
}

function listProblems({ ordersPage, productOrderStatuses }: OrgProfile): Problem[] {
  const keys = new Set(productOrderStatuses.map(({ key }) => key))
  return [
    ...(ordersPage.columns ?? []).flatMap((column, at) =>
      isColumnKey(column)
        ? []
        : [{ path: `ordersPage.columns.${at}`, message: words.unknownColumn({ column }) }],
    ),
    ...ordersPage.shortcuts.flatMap(({ statusKey }, at) =>
      statusKey === undefined || keys.has(statusKey)
        ? []
        : [
            {
              path: `ordersPage.shortcuts.${at}.statusKey`,
              message: words.shortcutNeedsStatus({ statusKey }),
            },
          ],
    ),
  ]
}

/** The lead time begins at a status that there is. */
function productionProblems({ production: { startsAt }, productOrderStatuses }: OrgProfile): Problem[] {
  if (startsAt === null || productOrderStatuses.some(({ key }) => key === startsAt)) return []
  return [{ path: 'production.startsAt', message: words.leadTimeNeedsStatus({ statusKey: startsAt }) }]
}

/** Text that people read for hours. */
const FONT_SIZES = { min: 12, max: 18 } as const

function brandProblems({ brand }: OrgProfile): Problem[] {
  const { font, fontSize } = brand
  const isShipped = font === null || brandFonts.some((one) => one === font)
  const isReadable = fontSize === null || (fontSize >= FONT_SIZES.min && fontSize <= FONT_SIZES.max)
  return [
    ...(isShipped
      ? []
      : [{ path: 'brand.font', message: words.unknownFont({ fonts: brandFonts.join(', ') }) }]),
    ...(isReadable ? [] : [{ path: 'brand.fontSize', message: words.fontSizeOut(FONT_SIZES) }]),
  ]
}

/** Dimensions are rounded to an interval within the organization's own limits. [2.5.29] */
function precisionProblems({ spatial }: OrgProfile): Problem[] {
  return holdsPrecision(spatial.precision)
    ? []
    : [{ path: 'spatial.precision.initial', message: words.precisionOut }]
}

function wordProblems({ vocabulary }: OrgProfile): Problem[] {
  return (['order', 'orders'] as const).flatMap((word) =>
    vocabulary[word].trim() === '' ? [{ path: `vocabulary.${word}`, message: words.wordIsNeeded }] : [],
  )
}

/** What an e-mail says is filled in in every language. */
function translationProblems(profile: OrgProfile): Problem[] {
  const mailed = new Set(
    textsOf(profile)
      .filter(({ place }) => place === 'mails')
      .map(({ text }) => text),
  )
  return profile.translations.flatMap(({ key, texts }, at) =>
    Object.entries(texts).flatMap(([language, text]) => {
      const path = `translations.${at}.texts.${language}`
      const isBroken = text.trim().includes('\n') && !key.includes('\n')
      const message = isBroken ? words.translationIsOneLine : mailed.has(key) ? templateProblem(text) : null
      return message === null ? [] : [{ path, message }]
    }),
  )
}

function addressProblems({ home }: OrgProfile): Problem[] {
  return (home.sections ?? []).flatMap(({ tiles }, section) =>
    tiles.flatMap((tile, at) =>
      tile.type !== 'link' || /^(https?:\/\/|\/(?!\/)|mailto:|tel:)/i.test(tile.url.trim())
        ? []
        : [{ path: `home.sections.${section}.tiles.${at}.url`, message: words.linkIsNoAddress }],
    ),
  )
}

/** Words for a status that does not exist (any more) would never be said. */
function mailProblems({ productOrderStatuses }: OrgProfile, changed: readonly string[]): Problem[] {
  return changed.flatMap((path) => {
    const [, statusKey] = /^letters\.statuses\.(.+)$/.exec(path) ?? []
    if (statusKey === undefined || productOrderStatuses.some(({ key }) => key === statusKey)) return []
    return [{ path, message: words.unknownStatus({ statusKey }) }]
  })
}

const checks = [
  { prefixes: ['productOrderStatuses'], find: statusProblems },
  { prefixes: ['agreement.', 'productOrderStatuses'], find: agreementProblems },
  { prefixes: ['documents.numbers.', 'documents.accounts.'], find: documentProblems },
  { prefixes: ['payment.'], find: paymentProblems },
  { prefixes: ['reminders.'], find: reminderProblems },
  { prefixes: ['ordersPage.', 'productOrderStatuses'], find: listProblems },
  { prefixes: ['production.', 'productOrderStatuses'], find: productionProblems },
  { prefixes: ['brand.'], find: brandProblems },
  { prefixes: ['vocabulary.'], find: wordProblems },
  { prefixes: ['translations'], find: translationProblems },
  { prefixes: ['home.'], find: addressProblems },
  { prefixes: ['spatial.precision'], find: precisionProblems },
] as const

/**
 * What speaks against the profile where it changes at the paths `changed`. What was stored before and is not touched is
 * not judged again: an old fault must not lock the rest.
 */
export function checkSettings(profile: OrgProfile, changed: readonly string[]): Problem[] {
  const concerned = checks.filter(({ prefixes }) =>
    changed.some((path) => prefixes.some((prefix) => path.startsWith(prefix))),
  )
  return [...concerned.flatMap(({ find }) => find(profile)), ...mailProblems(profile, changed)]
}
