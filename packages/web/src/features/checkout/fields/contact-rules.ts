/** What is said beside contact fields while they are typed. Submission repeats what it requires on its own. */
import { isTenDigitPhone, phoneDigits } from '@orderwright/domain/lifecycle'
import { contactFieldMessages as words, submissionMessages } from '@orderwright/domain/messages'
import { type Address, neededParts, wrongEmail } from '@orderwright/domain/orders'
import { postalForms } from './postal-forms.ts'
import { countryName } from './regions.ts'

/** '4155550134' → '(415) 555-0134', as far as it is typed; anything but ten digits of the country stays as it is. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (!isTenDigitPhone(text) || /[^\d\s().+-]/.test(text)) return text
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** [1.5.03] Nothing is said of an empty field: submission asks for it. */
export function phoneProblem(phone: string): string | undefined {
  return phone.trim() === '' || isTenDigitPhone(phone) ? undefined : submissionMessages.phoneRequired
}

/** Names the first address that can not be one. */
export function emailsProblem(text: string): string | undefined {
  const wrong = wrongEmail(text)
  return wrong === undefined ? undefined : words.notAnEmail({ wrong })
}

/** Codes as the countries write them; where no pattern is known anything goes. */
export function zipProblem(zip: string, country: string): string | undefined {
  const form = postalForms[country]
  if (zip.trim() === '' || form === undefined || form.pattern.test(zip.trim())) return undefined
  if (country === 'US') return words.zipCodeDigits
  return words.postalCodeLooksLike({ countryName: countryName(country), example: form.example })
}

/** An address that was begun says what is missing of it. */
export function missingAddressParts(address: Address): (keyof Address)[] {
  return neededParts(address.country).filter((part) => address[part].trim() === '')
}

export function isEmptyAddress(address: Address): boolean {
  return [address.streetAddress, address.streetAddress2, address.city, address.state, address.zip].every(
    (part) => part.trim() === '',
  )
}

export function isSameAddress(one: Address, other: Address): boolean {
  const parts = ['streetAddress', 'streetAddress2', 'city', 'state', 'zip', 'country'] as const
  return parts.every((part) => one[part] === other[part])
}
