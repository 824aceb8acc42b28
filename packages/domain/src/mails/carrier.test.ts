/** Carriers by the shapes of their numbers, and where their parcels are followed. */
import { expect, it } from 'vitest'
import { carrierOf, parcelsOf } from './carrier.ts'

const ups = (number: string) => ({ name: 'UPS', url: `https://www.ups.com/track?tracknum=${number}` })
const dhl = (number: string) => ({
  name: 'DHL',
  url: `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
})
const fedEx = (number: string) => ({
  name: 'FedEx',
  url: `https://www.fedex.com/fedextrack/?trknbr=${number}`,
})
const figures = (count: number) => '1234567890123456789012'.slice(0, count)

it.each([
  ['1Z999AA10123456784', ups('1Z999AA10123456784')],
  [' 1z 999-aa1 01-2345 6784 ', ups('1Z999AA10123456784')],
  ['1Z999AA10123456784<script>', null],
  ['PICK-UP', null],
  ['1Z999AA1012345678', null],
  ['1Z999AA101234567845', null],
  ['X1Z999AA10123456784', null],
  [figures(10), dhl(figures(10))],
  [`JJD${figures(10)}`, dhl(`JJD${figures(10)}`)],
  [`jvgl${figures(20)}`, dhl(`JVGL${figures(20)}`)],
  [`JJD${figures(9)}`, null],
  [`JJD${figures(21)}`, null],
  [`JVGL${figures(9)}`, null],
  [`JVGL${figures(21)}`, null],
  [`X${figures(10)}`, null],
  [figures(12), fedEx(figures(12))],
  [figures(15), fedEx(figures(15))],
  [`96${figures(20)}`, fedEx(`96${figures(20)}`)],
  [`95${figures(20)}`, null],
  [figures(9), null],
  [figures(11), null],
  [figures(13), null],
  [figures(14), null],
  [figures(16), null],
  [`${figures(12)}X`, null],
  ['', null],
])('%j is followed at %j', (number, carrier) => expect(carrierOf(number)).toEqual(carrier))

const usps = (number: string) => ({
  name: 'USPS',
  url: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
})

it.each([
  // Check digits worked out by hand, after GS1 and after S10 of the Universal Postal Union (RA473124829GB is its example).
  ['9400 1112 0255 5842 3325 08', '9400111202555842332508'],
  ['7196 9010 7560 0307 7383', '71969010756003077383'],
  ['RA 473 124 829 US', 'RA473124829US'],
])(
  '[issue 18] %j is followed at the United States Postal Service where its check digit is right',
  (typed, number) => {
    const last = number.endsWith('US') ? number.length - 3 : number.length - 1
    const wrong = `${number.slice(0, last)}${(Number(number[last]) + 1) % 10}${number.slice(last + 1)}`
    expect(carrierOf(typed)).toEqual(usps(number))
    expect(carrierOf(wrong)).toBeNull()
  },
)

it('[issue 18] an order that leaves in several parcels has their numbers after one another', () => {
  expect(parcelsOf(` 1Z999AA10123456784, ${figures(12)};\nby hand,, `)).toEqual([
    { number: '1Z999AA10123456784', carrier: ups('1Z999AA10123456784') },
    { number: figures(12), carrier: fedEx(figures(12)) },
    { number: 'by hand', carrier: null },
  ])
  expect(parcelsOf('')).toEqual([])
  expect(parcelsOf('by hand, by hand')).toEqual([{ number: 'by hand', carrier: null }])
})
