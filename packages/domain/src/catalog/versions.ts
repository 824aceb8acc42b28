/**
 * Dated versions of pricing rules and classifiers: a new one, and what is wrong with some that come from a screen. [2.3.12,
 * 2.3.16, 2.9.27, 2.9.28]
 */
import { adminVersionMessages as words } from '../messages/admin/admin-versions.ts'
import { isTimestamp, type Timestamp, toDate, toTimestamp } from '../units/timestamp.ts'
import type { ProductOptionClassifier, ProductPricingRule } from './pricing-rules.ts'

type PricingVersions = ProductPricingRule['versions']
type ClassifierVersions = ProductOptionClassifier['numbers']

const DAY_MS = 86_400_000

/** 00:00 UTC of the day after `now`. */
function nextDay(now: Timestamp): Timestamp {
  const tomorrow = toTimestamp(new Date(toDate(now).getTime() + DAY_MS))
  return toTimestamp(toDate(`${tomorrow.slice(0, 10)} 00:00:00`))
}

/** The versions with one more: the highest key + 1 (1 if none), from the next day on, without expressions. [2.9.27] */
export function addPricingVersion(
  versions: PricingVersions,
  now: Timestamp,
): { readonly key: string; readonly versions: PricingVersions } {
  const key = String(Math.max(0, ...Object.keys(versions).map(Number)) + 1)
  return { key, versions: { ...versions, [key]: { created: nextDay(now), expressions: [] } } }
}

/** The versions with one more, from now on, without numbers and description. [2.9.28] */
export function addClassifierVersion(versions: ClassifierVersions, now: Timestamp): ClassifierVersions {
  return [...versions, { date: now, numbers: [], description: '' }]
}

/** A date of a version that is no date, by its path in the record: a version without a date could never be in force. */
export interface VersionProblem {
  readonly path: string
  readonly message: string
}

/** The versions of a rule whose `created` is no date, a 99th for example. [2.5.14] */
export function pricingVersionProblems(versions: PricingVersions): VersionProblem[] {
  return Object.entries(versions).flatMap(([key, { created }]) =>
    isTimestamp(created)
      ? []
      : [{ path: `versions.${key}.created`, message: words.noDate({ text: created }) }],
  )
}

/** The versions of a classifier whose `date` is no date. */
export function classifierVersionProblems(versions: ClassifierVersions): VersionProblem[] {
  return versions.flatMap(({ date }, index) =>
    isTimestamp(date) ? [] : [{ path: `numbers.${index}.date`, message: words.noDate({ text: date }) }],
  )
}

/** One number of a classifier with what it says of itself. */
export interface DescribedNumber {
  readonly number: number
  readonly description: string
}

/** The numbers of a version, each with its part of the comma-joined description. [2.3.16] */
export function describedNumbers({
  numbers,
  description,
}: Pick<ClassifierVersions[number], 'numbers' | 'description'>): DescribedNumber[] {
  const parts = description.split(',')
  return numbers.map((number, index) => ({ number, description: (parts[index] ?? '').trim() }))
}

/** Whether a typed description has commas, which `classifierNumbers` will make semicolons: the field says so. */
export function hasComma(description: string): boolean {
  return description.includes(',')
}

/** The fields of a version of these numbers. A comma would begin the next description, so it becomes a semicolon. [2.3.16] */
export function classifierNumbers(
  rows: readonly DescribedNumber[],
): Pick<ClassifierVersions[number], 'numbers' | 'description'> {
  return {
    numbers: rows.map(({ number }) => number),
    description: rows.map(({ description }) => description.replaceAll(',', ';').trim()).join(','),
  }
}
