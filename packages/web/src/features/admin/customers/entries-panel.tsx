/** The address book and the contacts of a customer: each entry with its fields, saved where they stand. [issue 18] */
import {
  countryOf,
  type Customer,
  customerEmailProblem,
  customerMessages as words,
  customerPhoneProblem,
} from '@orderwright/domain/customers'
import { spreadsheetMessages } from '@orderwright/domain/messages'
import { isCountryCode } from '@orderwright/domain/units'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { FieldSpec } from '../fields/field-spec.ts'
import { RecordField } from '../fields/record-field.tsx'
import { useEdit } from '../records/record-editing.tsx'
import { addressName } from '../sections/customers.ts'

type Which = 'addresses' | 'contacts'

interface EntriesPanelProps {
  title: string
  customer: Customer
  which: Which
}

function textField(path: FieldSpec['path'], label: string, maxLength: number): FieldSpec {
  return { kind: 'text', path, label, maxLength }
}

function phoneField(path: FieldSpec['path'], country: string): FieldSpec {
  const check = (typed: string) => customerPhoneProblem(typed, country)
  return { kind: 'text', path, label: words.telephone, maxLength: 40, check }
}

function addressFields(key: string, country: string): readonly FieldSpec[] {
  const at = (...path: string[]) => ['addresses', key, ...path] as const
  return [
    textField(at('label'), words.label, 100),
    textField(at('contactName'), words.contactName, 200),
    phoneField(at('phone'), country),
    textField(at('address', 'streetAddress'), words.street, 200),
    textField(at('address', 'streetAddress2'), words.street2, 200),
    textField(at('address', 'city'), words.city, 100),
    textField(at('address', 'state'), words.state, 100),
    textField(at('address', 'zip'), words.zip, 20),
    {
      kind: 'text',
      path: at('address', 'country'),
      label: words.country,
      maxLength: 2,
      check: (typed) => (isCountryCode(typed) ? null : spreadsheetMessages.country),
    },
  ]
}

function contactFields(key: string, country: string): readonly FieldSpec[] {
  const at = (field: string) => ['contacts', key, field] as const
  return [
    textField(at('name'), words.name, 200),
    textField(at('role'), words.role, 100),
    {
      kind: 'text',
      path: at('email'),
      label: words.contactEmail,
      maxLength: 320,
      check: customerEmailProblem,
    },
    phoneField(at('phone'), country),
  ]
}

/** A key that no entry of the map has; two people who add one at once do not take the same. */
function newKey(entries: object): string {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 10)
  return key in entries ? newKey(entries) : key
}

/** What the customer has without the entry; an address that goes is proposed no more. */
function without(customer: Customer, which: Which, key: string) {
  const { [key]: _, ...others } = customer[which]
  if (which === 'contacts') return { contacts: others }
  return {
    addresses: others,
    ...(customer.deliveryKey === key ? { deliveryKey: '' } : {}),
    ...(customer.billingKey === key ? { billingKey: '' } : {}),
  }
}

export function EntriesPanel({ title, customer, which }: EntriesPanelProps) {
  const edit = useEdit()
  const [added, setAdded] = useState<string | null>(null)
  const isAddress = which === 'addresses'
  const keys = Object.keys(customer[which])
  const nameOf = (key: string, index: number) =>
    isAddress ? addressName(customer, key) : customer.contacts[key]?.name || words.contactNumber({ index })
  const change = (props: object, label: string) =>
    edit({ resource: 'customer', records: [customer], props: { ...props }, label })
  function add() {
    const key = newKey(customer[which])
    setAdded(key)
    change(
      { [which]: { ...customer[which], [key]: {} } },
      isAddress ? words.addressAdded(customer) : words.contactAdded(customer),
    )
  }
  return (
    <>
      <h2 className="pb-2 text-base font-semibold">{title}</h2>
      {keys.length === 0 && (
        <p className="border-t border-hairline py-3 text-sm text-ink-2">
          {isAddress ? words.noAddresses : words.noContacts}
        </p>
      )}
      {keys.map((key, index) => {
        const name = nameOf(key, index + 1)
        const fields = isAddress
          ? addressFields(key, customer.addresses[key]?.address.country ?? '')
          : contactFields(key, countryOf(customer))
        return (
          <fieldset key={key} className="mb-3 max-w-3xl border-t border-hairline pt-2 pb-1">
            <legend className="sr-only">{name}</legend>
            <div className="flex items-center justify-between gap-2 pb-2">
              <span aria-hidden className="min-w-0 truncate text-sm font-medium">
                {name}
              </span>
              <IconButton
                label={words.remove({ name })}
                icon={<Trash2 />}
                variant="danger"
                size="small"
                onPress={() =>
                  change(without(customer, which, key), words.addressRemoved({ name, title: customer.title }))
                }
              />
            </div>
            <div className="grid gap-x-3 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
              {fields.map((field, place) => (
                <RecordField
                  key={field.path.join('.')}
                  target={{ resource: 'customer', record: customer }}
                  field={field}
                  size="small"
                  autoFocus={added === key && place === 0}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
      <Button size="small" icon={<Plus aria-hidden />} onPress={add}>
        {isAddress ? words.addAddress : words.addContact}
      </Button>
    </>
  )
}
