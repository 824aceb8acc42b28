/**
 * A draft of settings over those that are stored: the profile as it would be, or every fault with its path. The server
 * applies what it stores by this, and screens show a preview by it.
 */
import { issueSentence } from '../units/text/issue-sentence.ts'
import { z } from 'zod'
import { settingsMessages as words } from '../messages/admin/settings.ts'
import { newOrgProfileSchema } from '../tenancy/new-profile.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { jsonSchema, titleSchema } from '../units/record.ts'
import { checkSettings } from './check-settings.ts'
import { settingKeyOf, TITLE_KEY } from './setting-keys.ts'
import { isFields, nested, overridesOf, type SettingValues, valueAt } from './setting-values.ts'

export type StoredSettings = { readonly title: string; readonly profile: OrgProfile }

/** Path → new value; null: back to the default. */
export const settingsDraftSchema = z.record(z.string().max(200), jsonSchema)
export type SettingsDraft = Readonly<z.infer<typeof settingsDraftSchema>>

/** `fixed`: it is no fault of the value; nobody changes this setting here. */
export type SettingProblem = {
  readonly path: string
  readonly message: string
  readonly kind: 'invalid' | 'fixed'
}

export type AppliedSettings =
  | {
      readonly ok: true
      readonly title: string
      readonly profile: OrgProfile
      /** what differs from the defaults, as it is stored */
      readonly overrides: Record<string, unknown>
    }
  | { readonly ok: false; readonly problems: readonly SettingProblem[] }

function invalid(path: string, message: string): SettingProblem {
  return { path, message, kind: 'invalid' }
}

function keyProblems(draft: SettingsDraft): SettingProblem[] {
  return Object.keys(draft).flatMap((path): SettingProblem[] => {
    const key = settingKeyOf(path)
    if (!key) return [invalid(path, words.unknownSetting({ path }))]
    return key.fixedBecause === null ? [] : [{ path, message: key.fixedBecause(), kind: 'fixed' }]
  })
}

/** What was said and is not in what was understood: a misspelled key would drop out in silence. */
function lostFields(given: unknown, understood: unknown, path: string): string[] {
  if (Array.isArray(given)) {
    return given.flatMap((one, index) =>
      lostFields(one, Array.isArray(understood) ? understood[index] : undefined, `${path}.${index}`),
    )
  }
  if (!isFields(given)) return []
  return Object.entries(given).flatMap(([name, value]) =>
    isFields(understood) && Object.hasOwn(understood, name)
      ? lostFields(value, understood[name], `${path}.${name}`)
      : [`${path}.${name}`],
  )
}

function problemsOf(issue: z.core.$ZodIssue): SettingProblem[] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [invalid(path, issue.message)]
  return issue.keys.map((key) => invalid(`${path}.${key}`, words.unknownSetting({ path: `${path}.${key}` })))
}

function withDraft(stored: SettingValues, draft: SettingsDraft): SettingValues {
  const changed = Object.entries({ ...stored, ...draft })
  return Object.fromEntries(changed.filter(([path, value]) => value !== null && path !== TITLE_KEY))
}

function titleAfter({ title }: StoredSettings, draft: SettingsDraft) {
  if (!Object.hasOwn(draft, TITLE_KEY)) return { title, problems: [] }
  const wanted = draft[TITLE_KEY]
  const parsed = titleSchema.safeParse(typeof wanted === 'string' ? wanted.trim() : wanted)
  return parsed.success && parsed.data !== ''
    ? { title: parsed.data, problems: [] }
    : { title, problems: [invalid(TITLE_KEY, words.titleIsNeeded)] }
}

/** The settings as they are once the draft is saved. Nothing of a draft with a fault applies. */
export function applySettings(stored: StoredSettings, draft: SettingsDraft): AppliedSettings {
  const wrongKeys = keyProblems(draft)
  const { title, problems: wrongTitle } = titleAfter(stored, draft)
  if (wrongKeys.length > 0) return { ok: false, problems: [...wrongKeys, ...wrongTitle] }
  const whole = nested(withDraft(overridesOf(stored.profile), draft))
  const parsed = newOrgProfileSchema.safeParse(whole, { error: issueSentence })
  if (!parsed.success) {
    return { ok: false, problems: [...parsed.error.issues.flatMap(problemsOf), ...wrongTitle] }
  }
  const lost = Object.keys(draft).flatMap((path) => {
    const parts = path.split('.')
    return path === TITLE_KEY ? [] : lostFields(valueAt(whole, parts), valueAt(parsed.data, parts), path)
  })
  const problems = [
    ...lost.map((path) => invalid(path, words.unknownSetting({ path }))),
    ...checkSettings(parsed.data, Object.keys(draft)).map(({ path, message }) => invalid(path, message)),
    ...wrongTitle,
  ]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, title, profile: parsed.data, overrides: nested(overridesOf(parsed.data)) }
}
