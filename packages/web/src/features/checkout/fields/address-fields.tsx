/** The parts of an address. US states come from a list; elsewhere the region is free text. */
import type { Address } from '@orderwright/domain'
import { ComboBox } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { zipProblem } from './contact-rules.ts'
import { countries, stateCode, usStates } from './regions.ts'

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

const required = 'Needed for a complete address.'

export function AddressFields({
  purpose,
  value,
  onChange,
  onBlur,
  missing = [],
  focusOn = null,
  isDisabled,
}: AddressFieldsProps) {
  const set = (part: keyof Address) => (text: string) => onChange({ ...value, [part]: text })
  const common = (part: keyof Address) => ({
    isDisabled,
    onBlur,
    autoFocus: focusOn === part,
    errorMessage: missing.includes(part) ? required : undefined,
  })
  const isUs = value.country === 'US'
  const states =
    value.state === '' || stateCode(value.state) !== null
      ? usStates
      : [{ key: value.state, label: value.state }, ...usStates]

  return (
    <div
      role="group"
      aria-label={purpose === 'shipping' ? 'Delivery address' : 'Billing address'}
      className="grid grid-cols-6 gap-x-3 gap-y-4"
    >
      <TextField
        label="Street address"
        className="col-span-6 sm:col-span-4"
        value={value.streetAddress}
        onChange={set('streetAddress')}
        autoComplete={`${purpose} address-line1`}
        maxLength={200}
        {...common('streetAddress')}
      />
      <TextField
        label="Apt, suite, floor"
        className="col-span-6 sm:col-span-2"
        value={value.streetAddress2}
        onChange={set('streetAddress2')}
        autoComplete={`${purpose} address-line2`}
        maxLength={200}
        {...common('streetAddress2')}
      />
      <TextField
        label="City"
        className="col-span-6 sm:col-span-2"
        value={value.city}
        onChange={set('city')}
        autoComplete={`${purpose} address-level2`}
        maxLength={100}
        {...common('city')}
      />
      {isUs ? (
        <ComboBox
          label="State"
          className="col-span-3 sm:col-span-2"
          items={states}
          value={stateCode(value.state) ?? (value.state || null)}
          onChange={set('state')}
          placeholder="State"
          isDisabled={isDisabled}
          errorMessage={common('state').errorMessage}
        />
      ) : (
        <TextField
          label="State, province or region"
          className="col-span-3 sm:col-span-2"
          value={value.state}
          onChange={set('state')}
          autoComplete={`${purpose} address-level1`}
          maxLength={100}
          {...common('state')}
        />
      )}
      <TextField
        label={isUs ? 'ZIP code' : 'Postal code'}
        className="col-span-3 sm:col-span-2"
        value={value.zip}
        onChange={set('zip')}
        autoComplete={`${purpose} postal-code`}
        maxLength={20}
        {...common('zip')}
        errorMessage={common('zip').errorMessage ?? zipProblem(value.zip, value.country)}
      />
      <ComboBox
        label="Country"
        className="col-span-6 sm:col-span-4"
        items={countries()}
        value={value.country}
        onChange={(country) => onChange({ ...value, country, state: country === 'US' ? '' : value.state })}
        isDisabled={isDisabled}
      />
    </div>
  )
}
