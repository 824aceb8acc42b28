/** Which carrier a tracking number looks like, and where a parcel is followed. */

export interface Carrier {
  readonly name: string
  readonly url: string
}

interface CarrierPattern {
  readonly name: string
  readonly looksLike: RegExp
  readonly url: (number: string) => string
}

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
]

/** The carrier of a tracking number, spaces and hyphens apart; null where it can not be told. */
export function carrierOf(trackingNumber: string): Carrier | null {
  const number = trackingNumber.replaceAll(/[\s-]/g, '').toUpperCase()
  const carrier = carriers.find(({ looksLike }) => looksLike.test(number))
  return carrier ? { name: carrier.name, url: carrier.url(number) } : null
}
