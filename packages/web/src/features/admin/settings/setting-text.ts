/** Settings in words: what they are called, what they say, and in what two values of one differ. [issue 14] */
import {
  adminSettingMessages as words,
  drawingPartWords,
  listWords,
  settingChoiceWords,
  settingEntryWords,
  settingPartWords,
  settingUnsetWords,
  settingWords,
} from '@orderwright/domain/messages'
import { isSameSetting, settingKeyOf } from '@orderwright/domain/settings'
import { cents, formatCents, type Json } from '@orderwright/domain/units'

function ownWord(list: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined
}

export function choiceText(name: string): string {
  return ownWord(settingChoiceWords, name) ?? name
}

/** What an entry of a setting with entries by name is called. */
export function entryText(path: string, name: string): string {
  return ownWord(settingEntryWords[path] ?? {}, name) ?? choiceText(name)
}

export function partText(name: string): string {
  return ownWord(settingPartWords, name) ?? ownWord(drawingPartWords, name) ?? name
}

/** The name of a setting; of a map's entry with the name of the entry. */
export function settingLabel(path: string): string {
  const known = ownWord(settingWords, path)
  if (known !== undefined) return known
  const key = settingKeyOf(path)
  if (!key) return path
  const value = entryText(key.path, path.slice(key.path.length + 1))
  return listWords.labeled({ label: settingLabel(key.path), value })
}

function figureText(path: string, value: number): string {
  if (path.endsWith('InCents')) return formatCents(cents(value))
  return /Percentage$|^costs\.taxRates\./.test(path) ? `${value} %` : String(value)
}

/** What holds where a setting says nothing. */
export function unsetText(path: string): string {
  return ownWord(settingUnsetWords, path) ?? words.none
}

/** What a setting says, short: of more than one value how many there are. */
export function valueText(path: string, value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return unsetText(path)
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (typeof value === 'number') return figureText(path, value)
  if (typeof value === 'string') return value.startsWith('data:') ? words.aPicture : choiceText(value)
  return words.entries({ count: Array.isArray(value) ? value.length : Object.keys(value).length })
}

export interface Difference {
  readonly label: string
  readonly before: string
  readonly after: string
}

function innerOf(value: Json): readonly (readonly [string, Json])[] | null {
  if (Array.isArray(value)) return value.map((one, index) => [String(index + 1), one] as const)
  return typeof value === 'object' && value !== null ? Object.entries(value) : null
}

/** Every single value in which two values of a setting differ. */
export function differencesOf(
  path: string,
  before: Json,
  after: Json,
  label = settingLabel(path),
): readonly Difference[] {
  if (isSameSetting(before, after)) return []
  const [old, now] = [innerOf(before), innerOf(after)]
  if (!old || !now) return [{ label, before: valueText(path, before), after: valueText(path, after) }]
  const oldByName = new Map(old)
  const nowByName = new Map(now)
  return [...new Set([...oldByName.keys(), ...nowByName.keys()])].flatMap((name) =>
    differencesOf(
      `${path}.${name}`,
      oldByName.get(name) ?? null,
      nowByName.get(name) ?? null,
      `${label} · ${partText(name)}`,
    ),
  )
}
