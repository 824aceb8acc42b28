/**
 * What a server of an earlier release would no longer find in the database: everything in its picture that today's schema does not
 * bear any more, and what today's schema asks of rows that it does not know how to write. Decision 210.
 */
import type { FunctionPicture, KeyPicture, StandingSchema, TablePicture } from './picture.ts'

/** One kind of break with what it is about: `column users.name is gone`. */
export type Break = string

const ONE_OF = /^CHECK \(\(+(\w+) = (?:ANY \(ARRAY\[(.*)\]\)|([^()]*|'.*'::text))\)+$/
const VALUE = /'(?:[^']|'')*'|-?\d+(?:\.\d+)?/g

/** The values of a check that lets a column have some alone; undefined for any other check. */
function allowedBy(definition: string): { column: string; values: readonly string[] } | undefined {
  const found = ONE_OF.exec(definition)
  if (!found) return undefined
  const [, column = '', list, one = ''] = found
  return { column, values: (list ?? one).match(VALUE) ?? [] }
}

/** Whether every row that `before` allowed is allowed by `after`: told for lists of values alone. */
function isWider(before: string, after: string): boolean {
  const [narrow, wide] = [allowedBy(before), allowedBy(after)]
  if (!narrow || !wide || narrow.column !== wide.column) return false
  return narrow.values.length > 0 && narrow.values.every((value) => wide.values.includes(value))
}

const sameAs = (key: KeyPicture) => (other: KeyPicture) => other.definition === key.definition

function brokenColumns(name: string, before: TablePicture, after: TablePicture): Break[] {
  const broken = Object.entries(before.columns).flatMap(([column, was]) => {
    const is = after.columns[column]
    const place = `column ${name}.${column}`
    if (!is) return [`${place} is gone`]
    return [
      ...(is.type === was.type ? [] : [`${place} was ${was.type} and is ${is.type}`]),
      ...(was.nullable === true && is.nullable !== true ? [`${place} may not be null any more`] : []),
      ...(was.default !== undefined && is.default === undefined && is.generated !== true
        ? [`${place} has no default any more`]
        : []),
      ...(was.generated !== true && is.generated === true ? [`${place} can not be written any more`] : []),
    ]
  })
  const asked = Object.entries(after.columns).flatMap(([column, is]) =>
    before.columns[column] || is.nullable === true || is.default !== undefined || is.generated === true
      ? []
      : [`column ${name}.${column} is new and has to be given`],
  )
  return [...broken, ...asked]
}

function brokenKeys(name: string, before: TablePicture, after: TablePicture): Break[] {
  const isOld = (column: string) => before.columns[column] !== undefined
  const isEmpty = (column: string) => {
    const made = after.columns[column]
    return !isOld(column) && made?.nullable === true && made.default === undefined && made.generated !== true
  }
  const checks = after.checks
    .filter((key) => !before.checks.some(sameAs(key)) && key.columns.some(isOld))
    .filter((key) => !before.checks.some((was) => isWider(was.definition, key.definition)))
  // Of rows that the earlier server writes, a new column without a default is null, and nulls are distinct.
  const uniques = after.uniques.filter(
    (key) =>
      !before.uniques.some(sameAs(key)) &&
      !(key.columns.some(isEmpty) && !key.definition.includes('NULLS NOT DISTINCT')),
  )
  const foreignKeys = after.foreignKeys.filter(
    (key) => !before.foreignKeys.some(sameAs(key)) && !key.columns.some(isEmpty),
  )
  return [
    ...checks.map(({ definition }) => `table ${name} has a new check: ${definition}`),
    ...uniques.map(({ definition }) => `table ${name} has a new unique key: ${definition}`),
    ...foreignKeys.map(({ definition }) => `table ${name} has a new reference: ${definition}`),
    // `on conflict` of the earlier server names it.
    ...before.uniques
      .filter((key) => !after.uniques.some(sameAs(key)))
      .map(({ definition }) => `table ${name} has lost a unique key: ${definition}`),
  ]
}

function brokenGrants(name: string, before: TablePicture, after: TablePicture): Break[] {
  return Object.entries(before.grants).flatMap(([right, columns]) => {
    const granted = after.grants[right]
    // A right without columns is for the whole table.
    const needed = columns.length === 0 && right !== 'delete' ? Object.keys(before.columns) : columns
    if (granted?.length === 0) return []
    if (!granted) return [`the app may not ${right} ${name} any more`]
    return needed
      .filter((column) => after.columns[column] && !granted.includes(column))
      .map((column) => `the app may not ${right} ${name}.${column} any more`)
  })
}

/** The columns of a table that a function answers; undefined where it answers one value. */
function columnsOfResult(result: string): readonly string[] | undefined {
  const list = /^TABLE\((.*)\)$/.exec(result)?.[1]
  return list?.split(', ')
}

function bearsResult(before: string, after: string): boolean {
  const [was, is] = [columnsOfResult(before), columnsOfResult(after)]
  return before === after || (was !== undefined && is !== undefined && was.every((one) => is.includes(one)))
}

/** Whether a call of `before` is still understood: more arguments may follow that have defaults. */
function bearsCall(before: FunctionPicture, after: FunctionPicture): boolean {
  const more = after.arguments.length - before.arguments.length
  return (
    after.name === before.name &&
    more >= 0 &&
    before.arguments.every((type, at) => after.arguments[at] === type) &&
    after.defaults >= before.defaults + more
  )
}

function brokenFunctions(before: StandingSchema, after: StandingSchema): Break[] {
  return before.functions.flatMap((was) => {
    const called = `function ${was.name}(${was.arguments.join(', ')})`
    const bearing = after.functions.filter((is) => bearsCall(was, is))
    if (bearing.length === 0) return [`${called} can not be called any more`]
    return bearing.some((is) => bearsResult(was.result, is.result))
      ? []
      : [`${called} answers something else`]
  })
}

/** Every way in which `after` is not additive to `before`; none: a server that was made for `before` works on it. */
export function findBreaks(before: StandingSchema, after: StandingSchema): Break[] {
  const tables = Object.entries(before.tables).flatMap(([name, was]) => {
    const is = after.tables[name]
    if (!is) return [`table ${name} is gone`]
    return [...brokenColumns(name, was, is), ...brokenKeys(name, was, is), ...brokenGrants(name, was, is)]
  })
  const sequences = before.sequences
    .filter((name) => !after.sequences.includes(name))
    .map((name) => `sequence ${name} is gone, or not the app's any more`)
  return [...tables, ...brokenFunctions(before, after), ...sequences]
}
