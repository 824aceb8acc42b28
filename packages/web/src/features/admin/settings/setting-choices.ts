/** Values of settings that are chosen from what the organization has: categories, properties, statuses, fonts, columns. */
import { listColumnTitles } from '@orderwright/domain/orders'
import type { SettingField } from '@orderwright/domain/settings'
import { brandFonts, type OrgProfile } from '@orderwright/domain/tenancy'
import { createContext, use } from 'react'
import type { Choice } from '../../../ui/popups/list-box.tsx'
import { choiceText } from './setting-text.ts'

interface Titled {
  readonly id: number
  readonly title: string
}

export interface SettingWorld {
  readonly profile: OrgProfile
  readonly categories: readonly Titled[]
  readonly properties: readonly Titled[]
}

const WorldContext = createContext<SettingWorld | null>(null)
export const SettingWorldProvider = WorldContext

const byId = ({ id, title }: Titled): Choice<string> => ({ key: String(id), label: title || `#${id}` })
const bySelf = (key: string): Choice<string> => ({ key, label: key })

/** Null: it is typed. */
export function useChoices(
  field: SettingField,
  name: string,
  path: string,
): readonly Choice<string>[] | null {
  const world = use(WorldContext)
  if (!world) return null
  if (field.kind === 'choice') return field.choices.map((key) => ({ key, label: choiceText(key) }))
  if (field.kind === 'number' && field.unit === 'id')
    return (/categor/i.test(name) ? world.categories : world.properties).map(byId)
  if (name === 'statusKey' || path === 'production.startsAt')
    return world.profile.productOrderStatuses.map(({ key, title }) => ({ key, label: title }))
  if (path === 'brand.font') return brandFonts.map(bySelf)
  if (path === 'region.timeZone') return ['UTC', ...Intl.supportedValuesOf('timeZone')].map(bySelf)
  if (path.startsWith('ordersPage.columns.'))
    return listColumnTitles().map(({ key, title }) => ({ key, label: title }))
  return null
}
