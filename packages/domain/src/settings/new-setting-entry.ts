/** What a new entry of a list of settings begins with, beside those that are there: behind them, and as none of them. */
import { settingChoiceWords } from '../messages/admin/setting-words.ts'
import { emptySetting, type SettingField } from './setting-fields.ts'

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The first choice that no entry has; the first of all where each is taken. */
function freeChoice(choices: readonly string[], taken: readonly unknown[]): string {
  return choices.find((one) => !taken.includes(one)) ?? choices[0] ?? ''
}

/** Ranks stand in a row: the new one is the last. */
function rankBehind(ranks: readonly unknown[]): number {
  return Math.max(0, ...ranks.filter((rank) => typeof rank === 'number')) + 1
}

export function newSettingEntry(item: SettingField, list: readonly unknown[]): unknown {
  if (item.isNullable) return null
  if (item.kind === 'choice') return freeChoice(item.choices, list)
  if (item.kind !== 'group') return emptySetting(item)
  const others = list.map(fieldsOf)
  const begun = { ...fieldsOf(emptySetting(item)) }
  for (const { name, field } of item.parts) {
    if (!Object.hasOwn(begun, name)) continue
    const taken = others.map((one) => one[name])
    if (name === 'rank' && field.kind === 'number') begun[name] = rankBehind(taken)
    if (name === 'key' && field.kind === 'choice') {
      const key = freeChoice(field.choices, taken)
      begun[name] = key
      if (begun['title'] === '') begun['title'] = settingChoiceWords[key] ?? ''
    }
  }
  return begun
}
