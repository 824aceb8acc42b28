/** Which carrier a tracking number looks like, where a parcel is followed, and the parcels of an order. */

export interface Carrier {
  readonly name: string
  readonly url: string
}

interface CarrierPattern {
  readonly name: string
  readonly looksLike: RegExp
  readonly url: (number: string) => string
  /** whether its check digit is right, for shapes that other numbers have too */
  readonly isRight?: (number: string) => boolean
}

/** GS1's check digit, of the numbers of IMpb labels: every second figure from the last but one counts three times. */
function hasModulo10(number: string): boolean {
  const sum = [...number]
    .toReversed()
    .reduce((total, figure, index) => total + Number(figure) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const

/** The check digit of the Universal Postal Union's S10: 'RA123456785US'. */
function hasS10Digit(number: string): boolean {
  const figures = number.slice(2, 11)
  const sum = S10_WEIGHTS.reduce((total, weight, index) => total + Number(figures[index]) * weight, 0)
  const rest = 11 - (sum % 11)
  return Number(figures[8]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

const isPostal = /^[A-Z]{2}[0-9]{9}US$/

/** Shapes that the carriers publish. The first that fits counts, so the unmistakable ones stand first. */
const carriers: readonly CarrierPattern[] = [
  {
    name: 'UPS',
    looksLike: /^1Z[0-9A-Z]{16}$/,
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    name: 'DHL',
    looksLike: /^(JJD[0-9]{10,20}|JVGL[0-9]{10,20}|[0-9]{10})$/,
    url: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  },
  {
    name: 'FedEx',
    looksLike: /^([0-9]{12}|[0-9]{15}|96[0-9]{20})$/,
    url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  {
    name: 'USPS',
    looksLike: /^(9[2-5][0-9]{20}|[0-9]{20}|[A-Z]{2}[0-9]{9}US)$/,
    url: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
    isRight: (number) => (isPostal.test(number) ? hasS10Digit(number) : hasModulo10(number)),
  },
]

/** The carrier of a tracking number, spaces and hyphens apart; null where it can not be told. */
export function carrierOf(trackingNumber: string): Carrier | null {
  const number = trackingNumber.replaceAll(/[\s-]/g, '').toUpperCase()
  const carrier = carriers.find(
    ({ looksLike, isRight }) => looksLike.test(number) && isRight?.(number) !== false,
  )
  return carrier ? { name: carrier.name, url: carrier.url(number) } : null
}

export interface Parcel {
  /** as it was typed */
  readonly number: string
  readonly carrier: Carrier | null
}

/**
 * The parcels of an order that leaves in several: their numbers stand after one another, parted by commas, semicolons or lines. One that is
 * typed twice is one parcel. [issue 18]
 */
export function parcelsOf(trackingNumbers: string): Parcel[] {
  const numbers = trackingNumbers.split(/[,;\n]/).map((number) => number.trim())
  return [...new Set(numbers)]
    .filter((number) => number !== '')
    .map((number) => ({ number, carrier: carrierOf(number) }))
}
