/** The parts of an address, as its country writes them. States come from a list where there is one. [1.5.05] */
import { contactFieldMessages as words } from '@orderwright/domain/messages'
import { type Address, type AddressPart, neededParts } from '@orderwright/domain/orders'
import { useState } from 'react'
import { ComboBox } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { zipProblem } from './contact-rules.ts'
import { countries, stateCode, stateLabel, statesOf } from './regions.ts'

interface AddressFieldsProps {
  /** names the group for screen readers and autofill: 'shipping' or 'billing' */
  purpose: 'shipping' | 'billing'
  value: Address
  onChange: (address: Address) => void
  onBlur?: () => void
  /** parts that a check found missing */
  missing?: readonly (keyof Address)[]
  /** the part that gets the focus */
  focusOn?: keyof Address | null
  isDisabled?: boolean
}

const required = words.neededForAddress

/** The address in another country: what is no region there is not carried over. */
function inCountry(value: Address, country: string): Address {
  if (country === value.country) return value
  const state = statesOf(country)
    ? (stateCode(value.state, country) ?? '')
    : statesOf(value.country)
      ? ''
      : value.state
  return { ...value, country, state }
}

function StateField({
  value,
  onChange,
  ...props
}: {
  value: Address
  onChange: (state: string) => void
  onBlur: (() => void) | undefined
  isDisabled: boolean | undefined
  autoFocus: boolean
  errorMessage: string | undefined
  purpose: string
  isOptional: boolean
}) {
  const { purpose, onBlur, isOptional, ...field } = props
  const className = 'col-span-3 sm:col-span-2'
  const label = stateLabel(value.country)
  const list = statesOf(value.country)
  if (!list) {
    return (
      <TextField
        label={label}
        className={className}
        value={value.state}
        onChange={onChange}
        onBlur={onBlur}
        autoComplete={`${purpose} address-level1`}
        maxLength={100}
        isOptional={isOptional}
        {...field}
      />
    )
  }
  const code = stateCode(value.state, value.country)
  // What an import or a call has written stands in the list too, so that it is not lost.
  const items =
    value.state === '' || code !== null ? list : [{ key: value.state, label: value.state }, ...list]
  return (
    <ComboBox
      label={label}
      className={className}
      items={items}
      value={code ?? (value.state || null)}
      onChange={onChange}
      placeholder={label}
      onBlur={onBlur}
      {...field}
    />
  )
}

export function AddressFields({
  purpose,
  value,
  onChange,
  onBlur,
  missing = [],
  focusOn = null,
  isDisabled,
}: AddressFieldsProps) {
  const [isZipLeft, setIsZipLeft] = useState(false)
  const needed: ReadonlySet<keyof Address> = new Set<AddressPart>(neededParts(value.country))
  const set = (part: keyof Address) => (text: string) => onChange({ ...value, [part]: text })
  const common = (part: keyof Address) => ({
    isDisabled,
    onBlur,
    autoFocus: focusOn === part,
    errorMessage: missing.includes(part) ? required : undefined,
  })
  const isUs = value.country === 'US'

  return (
    <div
      role="group"
      aria-label={purpose === 'shipping' ? words.deliveryAddress : words.billingAddress}
      className="grid grid-cols-6 gap-x-3 gap-y-4"
    >
      <TextField
        label={words.streetAddress}
        className="col-span-6 sm:col-span-4"
        value={value.streetAddress}
        onChange={set('streetAddress')}
        autoComplete={`${purpose} address-line1`}
        maxLength={200}
        {...common('streetAddress')}
      />
      <TextField
        label={words.aptSuiteFloor}
        className="col-span-6 sm:col-span-2"
        value={value.streetAddress2}
        onChange={set('streetAddress2')}
        autoComplete={`${purpose} address-line2`}
        maxLength={200}
        {...common('streetAddress2')}
      />
      <TextField
        label={words.city}
        className="col-span-6 sm:col-span-2"
        value={value.city}
        onChange={set('city')}
        autoComplete={`${purpose} address-level2`}
        maxLength={100}
        {...common('city')}
      />
      <StateField
        // Another country has another list.
        key={value.country}
        purpose={purpose}
        value={value}
        onChange={set('state')}
        isOptional={!needed.has('state')}
        {...common('state')}
      />
      <TextField
        label={isUs ? words.zipCode : words.postalCode}
        className="col-span-3 sm:col-span-2"
        value={value.zip}
        onChange={set('zip')}
        autoComplete={`${purpose} postal-code`}
        maxLength={20}
        isOptional={!needed.has('zip')}
        {...common('zip')}
        onBlur={() => {
          setIsZipLeft(true)
          onBlur?.()
        }}
        errorMessage={
          common('zip').errorMessage ?? (isZipLeft ? zipProblem(value.zip, value.country) : undefined)
        }
      />
      <ComboBox
        label={words.country}
        className="col-span-6 sm:col-span-4"
        items={countries()}
        value={value.country}
        onChange={(country) => onChange(inCountry(value, country))}
        isDisabled={isDisabled}
      />
    </div>
  )
}
