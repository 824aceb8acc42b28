/** What is typed and not saved, in whichever field of the back office: a list that leads there. [issue 14] */
import { adminEditingMessages as words, changeLabScreens } from '@orderwright/domain/messages'
import { settingKeyOf } from '@orderwright/domain/settings'
import { Button } from '../../../ui/button.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'
import type { TypedPlace } from '../../../lib/storage/typed-drafts.ts'
import { type AdminData, emptyAdminData, useSavedAdminData } from '../admin-data.ts'
import { recordsOf } from '../records/records-of.ts'
import { settingLabel } from '../settings/setting-text.ts'

interface Home {
  readonly section: string
  readonly list: keyof AdminData
}

/** Where the records of a kind are shown. */
const homes: Readonly<Record<string, Home>> = {
  product: { section: 'products', list: 'products' },
  productProperty: { section: 'product-properties', list: 'properties' },
  productPropertyGroup: { section: 'product-property-groups', list: 'groups' },
  productCategory: { section: 'product-categories', list: 'categories' },
  productPricingRule: { section: 'product-pricing-rules', list: 'pricingRules' },
  productOptionClassifierGroup: { section: 'product-option-classifier-groups', list: 'classifierGroups' },
  medium: { section: 'media', list: 'media' },
  guest: { section: 'guests', list: 'guests' },
  userGroup: { section: 'user-groups', list: 'userGroups' },
  productRule: { section: 'product-rules', list: 'rules' },
  membership: { section: 'members', list: 'members' },
}

interface Entry {
  readonly text: string
  readonly section?: string
  readonly id?: string
}

/** Options and classifiers stand on the page of what they belong to. */
function homeOf({ resource, id }: TypedPlace, adminData: AdminData): { section: string; id: string } | null {
  if (resource === 'productOption') {
    const option = adminData.options.find((one) => one.id === id)
    return option ? { section: 'product-properties', id: String(option.productPropertyId) } : null
  }
  if (resource === 'productOptionClassifier') {
    const classifier = adminData.classifiers.find((one) => one.id === id)
    return classifier
      ? { section: 'product-option-classifier-groups', id: String(classifier.productOptionClassifierGroupId) }
      : null
  }
  const home = homes[resource]
  // Of what is new there is nothing to open but its list.
  return home ? { section: home.section, id: id > 0 ? String(id) : '' } : null
}

function titleOf({ resource, id }: TypedPlace, adminData: AdminData): string {
  const list = resource === 'productOption' ? 'options' : (homes[resource]?.list ?? null)
  const [record] = list === null ? [] : recordsOf(adminData, list, new Set([id]))
  return record?.title || changeLabScreens.resource(resource)
}

function entryOf(place: TypedPlace, adminData: AdminData): Entry {
  if (place.resource === 'settings') {
    const section = settingKeyOf(place.field)?.section
    return { text: settingLabel(place.field), section: 'settings', ...(section ? { id: section } : {}) }
  }
  const [field = ''] = place.field.split('.')
  const text = words.typedIn({ field: changeLabScreens.field(field), record: titleOf(place, adminData) })
  return { text, ...homeOf(place, adminData) }
}

const needs = [
  'products',
  'properties',
  'options',
  'groups',
  'categories',
  'pricingRules',
  'classifierGroups',
  'classifiers',
] as const

function Places({ places, onFollow }: { places: readonly TypedPlace[]; onFollow: () => void }) {
  const { data: adminData = emptyAdminData } = useSavedAdminData(needs)
  return (
    <ul className="max-w-sm divide-y divide-hairline text-sm">
      {places.map((place) => {
        const { text, section, id } = entryOf(place, adminData)
        return (
          <li key={[place.resource, place.id, place.field].join(' ')} className="py-2">
            {section === undefined ? (
              text
            ) : (
              <PlainLink
                {...(id
                  ? { to: '/admin/:section/:id', params: { section, id } }
                  : { to: '/admin/:section', params: { section } })}
                className="underline"
                onClick={onFollow}
              >
                {text}
              </PlainLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function TypedList({ places }: { places: readonly TypedPlace[] }) {
  return (
    <Popover
      label={words.typedList}
      trigger={
        <Button size="small" variant="quiet" className="-ms-2.5 h-auto min-h-7 text-start whitespace-normal">
          {words.typedCount({ count: places.length })}
        </Button>
      }
    >
      {(close) => (
        <div className="px-3 py-1">
          <Places places={places} onFollow={close} />
        </div>
      )}
    </Popover>
  )
}
