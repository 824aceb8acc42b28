/** A profile as settings: values by their dotted paths, and back. */
import { defaultProfile, type OrgProfile } from '../tenancy/profile.ts'
import { type Json, jsonSchema } from '../units/record.ts'
import { settingKeys, TITLE_KEY } from './setting-keys.ts'

/** Path → value; what is not there has its default. */
export type SettingValues = Readonly<Record<string, Json>>

type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of nested objects; undefined: there is none. */
export function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (isFields(at) && Object.hasOwn(at, part) ? at[part] : undefined),
    whole,
  )
}

function sortedJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedJson)
  if (!isFields(value)) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sortedJson(inner)]),
  )
}

/** Whether two settings say the same: what is absent is null, the order of keys is no difference. */
export function isSameSetting(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortedJson(one) ?? null) === JSON.stringify(sortedJson(other) ?? null)
}

function flatten(profile: OrgProfile): [string, unknown][] {
  return settingKeys.flatMap(({ path, isMap }): [string, unknown][] => {
    if (path === TITLE_KEY) return []
    const value = valueAt(profile, path.split('.'))
    if (!isMap) return [[path, value]]
    return isFields(value) ? Object.entries(value).map(([entry, inner]) => [`${path}.${entry}`, inner]) : []
  })
}

/** Every setting with the value that counts. */
export function settingsOf(profile: OrgProfile): SettingValues {
  return Object.fromEntries(flatten(profile).map(([path, value]) => [path, jsonSchema.parse(value ?? null)]))
}

/** The settings of an organization that has said nothing. */
export const defaultSettings: SettingValues = settingsOf(defaultProfile)

/** What the organization has said for itself: the settings that differ from their defaults. */
export function overridesOf(profile: OrgProfile): SettingValues {
  const settings = Object.entries(settingsOf(profile))
  return Object.fromEntries(settings.filter(([path, value]) => !isSameSetting(value, defaultSettings[path])))
}

interface Tree {
  [part: string]: unknown
}

function subtree(tree: Tree, part: string): Tree {
  const known = tree[part]
  const made: Tree = isFields(known) ? { ...known } : {}
  tree[part] = made
  return made
}

/** The nested objects that the profile's schema reads, of values by their paths. An entry of a map may hold any signs but a dot. */
export function nested(values: SettingValues): Record<string, unknown> {
  const tree: Tree = {}
  for (const [path, value] of Object.entries(values)) {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    const owner = parts.reduce((at, part) => subtree(at, part), tree)
    owner[last] = value
  }
  return tree
}
