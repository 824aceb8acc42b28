/** A draft of settings over what is stored: what applies, what is refused, and that nothing is left out of the list of settings. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { defaultProfile, orgProfileSchema } from '../tenancy/profile.ts'
import { checkLaw } from '../testing/check-law.ts'
import { aProfile } from '../testing/builders.ts'
import { accentContrast } from './accent-contrast.ts'
import { applySettings, type SettingsDraft, settingsDraftSchema } from './apply-settings.ts'
import { settingKeyOf, settingKeys } from './setting-keys.ts'
import { defaultSettings, isFields, nested, overridesOf, settingsOf, valueAt } from './setting-values.ts'

const stored = { title: 'Studio', profile: defaultProfile }
const pathsOf = (draft: SettingsDraft, from = stored) => {
  const applied = applySettings(from, draft)
  return applied.ok ? [] : applied.problems.map(({ path, kind }) => `${kind} ${path}`)
}
const started = { key: 'new', type: 'orderStarted', title: 'New' }

describe('the list of settings', () => {
  const named = new Map(settingKeys.map(({ path, isMap }) => [path, isMap]))
  function unnamed(value: unknown, path: string): string[] {
    if (named.has(path)) return []
    return isFields(value) && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([key, inner]) => unnamed(inner, path === '' ? key : `${path}.${key}`))
      : [path]
  }

  it('[issue 14] names every place of the profile, each once', () => {
    expect(unnamed(defaultProfile, '')).toEqual([])
    expect(named.size).toBe(settingKeys.length)
    const missing = settingKeys.filter(
      ({ path }) => path !== 'title' && valueAt(defaultProfile, path.split('.')) === undefined,
    )
    expect(missing).toEqual([])
  })

  it('[issue 14] what may be null is null by default, so that null can mean the default', () => {
    const refusesNull = settingKeys.filter(({ path, isMap }) => {
      if (path === 'title' || isMap || defaultSettings[path] === null) return false
      const whole = nested({ [path]: null })
      return orgProfileSchema.safeParse(whole).success
    })
    expect(refusesNull).toEqual([])
  })

  it('[issue 14] entries of maps are settings of their own, and no name that objects have by themselves is one', () => {
    expect(settingKeyOf('roles.engraving')?.path).toBe('roles')
    expect(settingKeyOf('costs.taxRates.TX')?.path).toBe('costs.taxRates')
    for (const path of [
      'roles',
      'roles.',
      'roles.__proto__',
      'roles.constructor',
      'roles.a.b',
      '__proto__',
      'toString',
      '',
    ]) {
      expect(settingKeyOf(path)).toBeUndefined()
    }
  })
})

describe('a draft', () => {
  it('[issue 14] changes what it names, and null gives the default back', () => {
    const changed = applySettings(stored, {
      title: '  Atelier ',
      'vocabulary.order': 'Quote',
      'costs.taxRates.TX': 8.25,
    })
    expect(changed).toMatchObject({
      ok: true,
      title: 'Atelier',
      overrides: { vocabulary: { order: 'Quote' }, costs: { taxRates: { TX: 8.25 } } },
      profile: { vocabulary: { order: 'Quote', orders: 'Orders' }, costs: { depositPercentage: 50 } },
    })
    if (!changed.ok) return
    const back = applySettings(changed, { 'vocabulary.order': null, 'costs.taxRates.TX': null })
    expect(back).toMatchObject({ ok: true, overrides: {}, profile: defaultProfile })
  })

  it('[issue 14] a value that is the default is nothing of the organization’s own', () => {
    expect(applySettings(stored, { 'vocabulary.order': 'Order' })).toMatchObject({ ok: true, overrides: {} })
  })

  it.each<[string, SettingsDraft, string[]]>([
    ['an unknown key', { 'vocabulary.oder': 'Quote' }, ['invalid vocabulary.oder']],
    ['a part instead of its keys', { vocabulary: { order: 'Quote' } }, ['invalid vocabulary']],
    ['a fixed one', { 'payment.currency': 'eur' }, ['fixed payment.currency']],
    [
      'a wrong type',
      { 'vocabulary.order': 7, 'home.heading': ['x'] },
      ['invalid vocabulary.order', 'invalid home.heading'],
    ],
    ['a word without letters', { 'vocabulary.orders': '  ' }, ['invalid vocabulary.orders']],
    ['no title', { title: ' ' }, ['invalid title']],
    ['no title at all', { title: null }, ['invalid title']],
    ['a font that is not shipped', { 'brand.font': 'Comic Sans' }, ['invalid brand.font']],
    ['a size that nobody can read', { 'brand.fontSize': 9 }, ['invalid brand.fontSize']],
    [
      'a key with spaces',
      { productOrderStatuses: [{ ...started, key: 'a b' }] },
      ['invalid productOrderStatuses.0.key'],
    ],
    ['a color by name', { 'brand.accentColor': 'red' }, ['invalid brand.accentColor']],
    ['no time zone', { 'region.timeZone': 'Europe/Nowhere' }, ['invalid region.timeZone']],
    ['no state', { 'costs.taxRates.Texas': 8 }, ['invalid costs.taxRates.Texas']],
    ['a rate above 100', { 'costs.taxRates.TX': 101 }, ['invalid costs.taxRates.TX']],
    [
      'no start',
      { productOrderStatuses: [{ ...started, type: 'static' }] },
      ['invalid productOrderStatuses'],
    ],
    ['no statuses', { productOrderStatuses: [] }, ['invalid productOrderStatuses']],
    [
      'a key twice',
      { productOrderStatuses: [started, { ...started, type: 'static' }] },
      ['invalid productOrderStatuses.1.key'],
    ],
    [
      'a misspelled field',
      { productOrderStatuses: [{ ...started, titel: 'x' }] },
      ['invalid productOrderStatuses.0.titel'],
    ],
    [
      'a status without a title',
      { productOrderStatuses: [{ ...started, title: '' }] },
      ['invalid productOrderStatuses.0.title'],
    ],
    ['an unknown column', { 'ordersPage.columns': ['title', 'tittle'] }, ['invalid ordersPage.columns.1']],
    [
      'a shortcut to nowhere',
      { 'ordersPage.shortcuts': [{ label: 'X', title: 'X', statusKey: 'gone' }] },
      ['invalid ordersPage.shortcuts.0.statusKey'],
    ],
    ['words for no status', { 'letters.statuses.gone': { subject: 'x' } }, ['invalid letters.statuses.gone']],
    [
      'words for no mail',
      { 'letters.templates.birthday': { subject: 'x' } },
      ['invalid letters.templates.birthday'],
    ],
    [
      'an unknown placeholder',
      { 'letters.templates.orderApproved': { opening: 'Hello {nobody}' } },
      ['invalid letters.templates.orderApproved.opening'],
    ],
    [
      'a link that runs',
      {
        'home.sections': [{ title: 'A', tiles: [{ type: 'link', title: 'B', url: 'javascript:alert(1)' }] }],
      },
      ['invalid home.sections.0.tiles.0.url'],
    ],
    [
      'a way of paying twice',
      {
        'payment.methods': [
          { key: 'wire', title: 'A', rank: 1 },
          { key: 'wire', title: 'B', rank: 2 },
        ],
      },
      ['invalid payment.methods.1.key'],
    ],
  ])('[issue 14] %s is refused with its path', (_, draft, problems) => {
    expect(pathsOf(draft)).toEqual(problems)
  })

  it('[issue 14] a status that a shortcut names can not go without it', () => {
    const shortcuts = [{ label: 'X', title: 'X', statusKey: 'shipped', isProcessingPayment: false }]
    const before = { title: 'Studio', profile: aProfile({ ordersPage: { shortcuts } }) }
    expect(pathsOf({ productOrderStatuses: [started] }, before)).toEqual([
      'invalid ordersPage.shortcuts.0.statusKey',
    ])
    expect(pathsOf({ productOrderStatuses: [started], 'ordersPage.shortcuts': null }, before)).toEqual([])
  })

  it('[issue 18] the status at which the lead time begins can not go without it', () => {
    const before = { title: 'Studio', profile: aProfile({ production: { startsAt: 'inProduction' } }) }
    expect(pathsOf({ 'production.startsAt': 'gone' })).toEqual(['invalid production.startsAt'])
    expect(pathsOf({ productOrderStatuses: [started] }, before)).toEqual(['invalid production.startsAt'])
    expect(pathsOf({ productOrderStatuses: [started], 'production.startsAt': null }, before)).toEqual([])
  })

  it('[issue 14] an old fault that is not touched does not lock the rest', () => {
    const before = { title: 'Studio', profile: aProfile({ brand: { font: 'Comic Sans' } }) }
    expect(pathsOf({ 'vocabulary.order': 'Quote' }, before)).toEqual([])
    expect(pathsOf({ 'brand.accentColor': '#123456' }, before)).toEqual(['invalid brand.font'])
  })

  const drafts = fc.record(
    {
      'vocabulary.order': fc.constantFrom('Quote', 'Project', 'Order', null),
      'home.heading': fc.constantFrom('Begin', 'Configurator', null),
      'costs.taxRates.TX': fc.constantFrom(0, 8.25, null),
      'roles.engraving': fc.constantFrom([27], [], null),
      'brand.font': fc.constantFrom('Barlow', null),
      'documents.quoteValidDays': fc.constantFrom(1, 30, null),
    },
    { requiredKeys: [] },
  )

  it('[issue 14] what is stored of settings gives the same settings, and taking every change back gives the first ones', () => {
    checkLaw({ changed: 40 }, fc.tuple(drafts, drafts), (cover, drawn) => {
      const [first, second] = drawn.map((draft) => settingsDraftSchema.parse(draft))
      if (!first || !second) throw new Error('two drafts are drawn')
      const one = applySettings(stored, first)
      if (!one.ok) throw new Error(one.problems[0]?.message)
      expect(orgProfileSchema.parse(one.overrides)).toEqual(one.profile)
      const two = applySettings(one, second)
      if (!two.ok) throw new Error(two.problems[0]?.message)
      const before = overridesOf(one.profile)
      const undo = Object.fromEntries(Object.keys(second).map((path) => [path, before[path] ?? null]))
      if (settingsOf(two.profile)['vocabulary.order'] !== settingsOf(one.profile)['vocabulary.order'])
        cover('changed')
      expect(applySettings(two, undo)).toEqual(one)
    })
  })
})

describe('an accent color', () => {
  it.each([
    ['black', 21, 'text'],
    ['#ffffff', 1, 'none'],
    ['#767676', 4.54, 'text'],
    ['#777777', 4.47, 'shapes'],
    ['#949494', 3.03, 'shapes'],
    ['#959595', 2.99, 'none'],
  ])('[issue 14] %s has a contrast of %s and holds for %s', (color, ratio, holdsFor) => {
    expect(accentContrast(color)).toMatchObject({ ratio, holdsFor })
  })
})
