/** Units, money, time and text: what every area builds on. */
export { emailSchema } from './addresses/email.ts'
export { isCountryCode } from './addresses/postal-address.ts'
export * from './addresses/web-addresses.ts'
export * from './backoff.ts'
export * from './entry/decimal-entry.ts'
export * from './entry/dimension-entry.ts'
export * from './entry/money-entry.ts'
export * from './entry/number-entry.ts'
export { groupBy } from './group-by.ts'
export {
  type JsonPath,
  type JsonPlace,
  lineOf,
  pathText,
  placeOf,
  readJson,
  type TextSpan,
} from './json/json-places.ts'
export * from './lengths.ts'
export * from './money.ts'
export * from './record.ts'
export * from './result.ts'
export * from './seeded-random.ts'
export * from './text/csv-cell.ts'
export * from './text/escape-html.ts'
export * from './text/issue-sentence.ts'
export { plainText } from './text/plain-text.ts'
export { holdsWords } from './text/worded-pictures.ts'
export * from './time-zone.ts'
export * from './timestamp.ts'
export * from './trust.ts'
export * from './unit-label.ts'
