/** Which properties a product has, and which of their options it does not offer. [2.2.74] */
import {
  byRankThenId,
  type Product,
  type ProductOption,
  type ProductProperty,
} from '@orderwright/domain/catalog'
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { ChevronDown, ChevronRight, ListChecks } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import type { AdminData } from '../admin-data.ts'
import { SaveStatus } from '../fields/save-status.tsx'
import { useImpact } from '../records/use-impact.ts'
import { useEdit } from '../records/record-editing.tsx'
import { PropertyList } from './property-list.tsx'

interface SelectPropertiesProps {
  product: Product
  adminData: AdminData
}

export function SelectProperties({ product, adminData }: SelectPropertiesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ListChecks aria-hidden />} onPress={() => setOpen(true)}>
        {words.selectProperties}
      </Button>
      {isOpen && (
        <Dialog
          title={words.selectPropertiesOf({ title: product.title })}
          isOpen
          onOpenChange={setOpen}
          size="large"
          footer={
            <span className="me-auto">
              <SaveStatus />
            </span>
          }
        >
          <PropertyChoices product={product} adminData={adminData} />
        </Dialog>
      )}
    </>
  )
}

type Associations = Product['associations']

/** The product's associations with one property in another state; null takes the property out. */
export function withProperty(
  { productProperties }: Associations,
  propertyId: number,
  disabledProductOptionIds: readonly number[] | null,
): Associations {
  const { [String(propertyId)]: _, ...others } = productProperties
  if (disabledProductOptionIds === null) return { productProperties: others }
  return {
    productProperties: {
      ...others,
      [String(propertyId)]: { disabledProductOptionIds: [...disabledProductOptionIds] },
    },
  }
}

function PropertyChoices({ product, adminData }: SelectPropertiesProps) {
  const edit = useEdit()
  const askImpact = useImpact()
  const optionsOf = useMemo(() => optionsByProperty(adminData.options), [adminData.options])
  const chosen = product.associations.productProperties

  function set(property: ProductProperty, disabled: readonly number[] | null, label: string) {
    const associations = withProperty(product.associations, property.id, disabled)
    const before = product.associations.productProperties[String(property.id)]?.disabledProductOptionIds
    const isTakingOut =
      before !== undefined && (disabled === null || disabled.some((id) => !before.includes(id)))
    // Lines that are there have nothing chosen of it yet.
    const isAskedOfAll = before === undefined && disabled !== null && property.isRequired === 1
    const change = () => edit({ resource: 'product', records: [product], props: { associations }, label })
    if (isTakingOut || isAskedOfAll)
      void askImpact('product', [product.id], label).then((isSure) => isSure && change())
    else change()
  }

  return (
    <PropertyList properties={adminData.properties} isChosen={({ id }) => chosen[String(id)] !== undefined}>
      {(property) => (
        <PropertyChoice
          product={product}
          property={property}
          options={optionsOf.get(property.id) ?? []}
          onSet={set}
        />
      )}
    </PropertyList>
  )
}

function optionsByProperty(options: readonly ProductOption[]): ReadonlyMap<number, readonly ProductOption[]> {
  const byProperty = new Map<number, ProductOption[]>()
  for (const option of options) {
    const list = byProperty.get(option.productPropertyId)
    if (list) list.push(option)
    else byProperty.set(option.productPropertyId, [option])
  }
  return byProperty
}

interface PropertyChoiceProps {
  product: Product
  property: ProductProperty
  options: readonly ProductOption[]
  onSet: (property: ProductProperty, disabled: readonly number[] | null, label: string) => void
}

function PropertyChoice({ product, property, options, onSet }: PropertyChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const association = product.associations.productProperties[String(property.id)]
  const disabled = association?.disabledProductOptionIds ?? []
  const { title } = property
  const offered = options.filter(({ archived }) => archived === 0).toSorted(byRankThenId)
  const count = offered.filter(({ id }) => !disabled.includes(id)).length
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-center gap-x-3">
        <Checkbox
          isSelected={association !== undefined}
          onChange={(isOn) =>
            onSet(
              property,
              isOn ? [] : null,
              isOn
                ? words.propertyChosen({ property: title, product: product.title })
                : words.propertyLeftOut({ property: title, product: product.title }),
            )
          }
        >
          {title}
        </Checkbox>
        {property.internalTitle && <span className="text-sm text-ink-2">{property.internalTitle}</span>}
        {association && offered.length > 0 && (
          <span className="ms-auto flex items-center gap-1 text-sm text-ink-2">
            {words.offeredOf({ count, all: offered.length })}
            <IconButton
              label={isOpen ? words.hideOptions({ title }) : words.showOptions({ title })}
              aria-expanded={isOpen}
              aria-controls={listId}
              icon={isOpen ? <ChevronDown /> : <ChevronRight />}
              onPress={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </div>
      {isOpen && association && (
        <div id={listId} role="group" aria-label={words.optionsOf({ title })} className="pb-2 ps-6">
          <div className="flex gap-2 pb-1">
            <Button
              size="small"
              variant="quiet"
              onPress={() => onSet(property, [], words.allOffered({ title }))}
            >
              {words.offerAll}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() =>
                onSet(
                  property,
                  offered.map(({ id }) => id),
                  words.noneOffered({ title }),
                )
              }
            >
              {words.offerNone}
            </Button>
          </div>
          <ul className="grid gap-x-5 sm:grid-cols-2">
            {offered.map((option) => {
              const isOffered = !disabled.includes(option.id)
              return (
                <li key={option.id}>
                  <Checkbox
                    isSelected={isOffered}
                    onChange={(isOn) =>
                      onSet(
                        property,
                        isOn ? disabled.filter((id) => id !== option.id) : [...disabled, option.id],
                        isOn
                          ? words.optionOffered({ option: option.title, product: product.title })
                          : words.optionLeftOut({ option: option.title, product: product.title }),
                      )
                    }
                  >
                    {option.title}
                  </Checkbox>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
