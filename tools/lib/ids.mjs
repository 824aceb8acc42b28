/**
 * Keeps organisation, product, property and option ids in the seeds: no organisation's number anywhere else, and
 * no comparison of an id with a number that somebody knows by heart.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { listFiles } from './fingerprint.mjs'
import { root } from './paths.mjs'
import { verdict } from './results.mjs'

const EXEMPT = /\.test\.tsx?$|\/testing\/|\/server\/src\/seeds\//
const ID_NAME = /(^id|Id|^ids|Ids)$/

/** "No record yet" is −1 everywhere in the specification, so it is no id of anybody's. */
const NO_RECORD = -1

function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function numberOf(node) {
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = numberOf(node.operand)
    return value === undefined ? undefined : -value
  }
  if (ts.isParenthesizedExpression(node)) return numberOf(node.expression)
  return undefined
}

function isKnownNumber(node) {
  const value = numberOf(node)
  return value !== undefined && value !== NO_RECORD
}

/** `orgId`, `order.orgId`, `product?.id`, `id!`: whatever is named as an id. */
function isId(node) {
  if (ts.isIdentifier(node)) return ID_NAME.test(node.text)
  if (ts.isPropertyAccessExpression(node)) return ID_NAME.test(node.name.text)
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteral(node.argumentExpression) && ID_NAME.test(node.argumentExpression.text)
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isId(node.expression)
  return false
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

function comparesIdWithNumber(node) {
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
    return (isId(node.left) && isKnownNumber(node.right)) || (isId(node.right) && isKnownNumber(node.left))
  }
  if (ts.isSwitchStatement(node) && isId(node.expression)) {
    return node.caseBlock.clauses.some(
      (clause) => ts.isCaseClause(clause) && isKnownNumber(clause.expression),
    )
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [argument] = node.arguments
    const { name, expression } = node.expression
    if (!argument || !['includes', 'has', 'indexOf'].includes(name.text)) return false
    if (isId(argument))
      return ts.isArrayLiteralExpression(expression) && expression.elements.some(isKnownNumber)
    return isId(expression) && isKnownNumber(argument)
  }
  return false
}

/** The organisations' numbers: the first arguments of `demoOrg(…)` in the seeds, without round ones like 2000. */
export function readOrgIds(seedsFile) {
  const ids = []
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'demoOrg') {
      const value = node.arguments[0] && numberOf(node.arguments[0])
      if (value !== undefined && value % 1000 !== 0) ids.push(value)
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(seedsFile, readFileSync(seedsFile, 'utf8')))
  return ids
}

/** What is wrong in one file: `line: sentence`. */
export function findIds(file, text, orgIds) {
  const source = parse(file, text)
  const found = []
  const report = (node, sentence) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${line + 1}: ${sentence}`)
  }
  const visit = (node) => {
    const literal = ts.isNumericLiteral(node) || ts.isStringLiteralLike(node) ? Number(node.text) : Number.NaN
    if (orgIds.includes(literal)) report(node, `${literal} is an organisation's id`)
    if (comparesIdWithNumber(node))
      report(node, `an id is compared with a number: ${node.getText(source).slice(0, 60)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** One verdict over every source file below `packages` but the seeds and the tests. */
export function checkIds(packages) {
  const orgIds = readOrgIds(join(packages, 'server', 'src', 'seeds', 'demo-orgs.ts'))
  if (orgIds.length === 0) return verdict('ids outside the seeds', false, 'The seeds name no organisation.')
  const lines = listFiles(packages, () => false)
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file.replaceAll('\\', '/')))
    .flatMap((file) =>
      findIds(file, readFileSync(file, 'utf8'), orgIds).map((hit) => `${relative(root, file)}:${hit}`),
    )
  return verdict('ids outside the seeds', lines.length === 0, lines.join('\n'))
}
