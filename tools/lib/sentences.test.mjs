/**
 * All that a person reads stands in messages by area (packages/domain/src/messages), none of it in screens or in other
 * code of the web app: so a text is found in one place, and its wording is kept by the laws of the messages. Issue 13.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { listFiles } from './fingerprint.mjs'
import { at } from './paths.mjs'

/** Attributes and fields that hold what people read. */
const read = new Set(
  `label title content placeholder hint description heading alt text words errorMessage emptyMessage detail note caption
  tooltip empty one verb message summary suffix prefix confirmLabel cancelLabel sendLabel legend subtitle name mark
  aria-label aria-description aria-roledescription aria-valuetext`.split(/\s+/),
)
/** Attributes and fields that hold what programs read. */
const unread =
  /^(?:[\w-]*[cC]lassName|class|style|key|keys|id|type|to|href|src|d|rel|role|variant|placement)$/

/** Proper names, codes and values that only look like words, each with its reason. */
const exempt = [
  // names that are the same in every language
  'features/checkout/payment/card/card-brand-mark.tsx: VISA',
  'features/checkout/payment/card/card-brand-mark.tsx: AMEX',
  ...['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari', 'Android', 'Windows', 'Linux'].map(
    (name) => `features/session/devices/device-name.ts: ${name}`,
  ),
  // the value of a filter in the address
  ...['orders-page.tsx', 'search.ts', 'filters/shortcuts.tsx'].map(
    (file) => `features/orders-list/${file}: All`,
  ),
  // what browsers ask for (HTML, autofill)
  'features/session/email-form.tsx: username webauthn',
  // what a library asks for
  'features/checkout/payment/card/stripe-payment.tsx: Inter, system-ui, sans-serif',
  'features/documents/screen/use-pdf.ts: Letter',
  ...['String', 'Number'].map((node) => `features/admin/pricing-versions/complete-version.ts: ${node}`),
  'ui/popups/menu-surface.tsx: bottom end',
  'ui/popups/popover-surface.tsx: bottom start',
]
/** Files of data: names of fonts, codes of countries, programs of the graphics card. */
const data = [
  'lib/brand/brand-font-files.ts',
  'features/checkout/fields/regions.ts',
  'three/grain.ts',
  'three/sheen.ts',
]
/** Folders whose texts still stand in the code: this list can only become shorter. */
const notYet = []

const keyNames =
  /^(?:Escape|Enter|Tab|Arrow\w+|Home|End|Backspace|Delete|Space|Page(?:Up|Down)|Mod|Shift|Alt)$/
const hasLetter = (text) => /\p{L}/u.test(text)
/** Class names and paths: words with hyphens and colons among them, none with a capital. */
const isCode = (text) =>
  /^\[|(?:^|\s)[a-z\d]+[-:[][^\s]*(?:\s|$)/.test(text) && !/^\p{Lu}|[.!?…]$/u.test(text)
const startsSentence = (text) => /^[“(]?\p{Lu}[\p{Ll}’']+(?:$|[\s.,:;!?…–(/-])|^\p{Lu} \p{L}/u.test(text)
const isPhrase = (text) => /(?:^|\s)\p{L}{2,}\s+[\p{L}’]{2,}(?:$|[\s.,:;!?…])/u.test(text)
/** `group 7`, `data width`: keys that are made of a word and a placeholder. */
const isKey = (text) => /^\w+[ :]…(?::…)*$/.test(text) || /^…px$|^\w+:…/.test(text)

function textOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** What holds a text: the field, attribute or element it is given to, beyond the choices between texts. */
function holderOf(node) {
  let [child, parent] = [node, node.parent]
  const passes = () =>
    (ts.isConditionalExpression(parent) && parent.condition !== child) ||
    (ts.isBinaryExpression(parent) && ['??', '||', '&&', '+'].includes(parent.operatorToken.getText())) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  while (passes()) [child, parent] = [parent, parent.parent]
  return { holder: parent, child }
}

/** Names of fields, values that are compared, and what is said to programmers. */
function isNoText(node) {
  const { parent } = node
  if (parent.name === node || ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true
  if (ts.isBinaryExpression(parent)) return /^(?:[!=]==?|[<>]=?|in)$/.test(parent.operatorToken.getText())
  return ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')
}

function isInClassName(node) {
  for (let above = node.parent; above && !ts.isStatement(above); above = above.parent) {
    if (ts.isJsxAttribute(above)) return unread.test(above.name.getText())
    if (ts.isCallExpression(above) && above.expression.getText() === 'cx') return true
  }
  return false
}

function isRead(node) {
  if (ts.isJsxText(node)) return hasLetter(node.text.replace(/&\w+;/g, ''))
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  const text = textOf(node)
  if (!hasLetter(text.replace(/…/g, '')) || keyNames.test(text) || isNoText(node) || isInClassName(node))
    return false
  const { holder, child } = holderOf(node)
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return !isKey(text)
  const isAttribute = ts.isJsxAttribute(holder)
  const name =
    isAttribute || (ts.isPropertyAssignment(holder) && holder.initializer === child)
      ? holder.name.getText()
      : ''
  if (unread.test(name)) return false
  if (isAttribute && read.has(name.replace(/'/g, '')) && name !== 'name') return true
  if (isKey(text) || isCode(text)) return false
  if (ts.isTemplateExpression(node) && /(?:^|\s)\p{L}{2,}(?:$|[\s.,:;!?])/u.test(text)) return true
  return startsSentence(text) || isPhrase(text) || (read.has(name) && /\s\p{L}{2}/u.test(text))
}

/** The texts in `code` that people read. */
function textsIn(name, code) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const texts = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return
    if (isRead(node)) texts.push(textOf(node).trim().replace(/\s+/g, ' '))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind))
  return texts
}

describe('texts of the web app', () => {
  const source = at('packages', 'web', 'src')
  const files = listFiles(source)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, name: relative(source, file) }))

  test('stand in the messages of their area, not in the code', () => {
    expect(files.length).toBeGreaterThan(300)
    const checked = files.filter(
      ({ name }) => !data.includes(name) && !notYet.some((folder) => name.startsWith(`${folder}/`)),
    )
    const texts = checked.flatMap(({ file, name }) =>
      textsIn(name, readFileSync(file, 'utf8')).map((text) => `${name}: ${text}`),
    )
    expect(texts.filter((text) => !exempt.includes(text))).toEqual([])
  }, 60_000)

  test('are exempt by name only where they are', () => {
    const found = new Set(
      files.flatMap(({ file, name }) =>
        textsIn(name, readFileSync(file, 'utf8')).map((text) => `${name}: ${text}`),
      ),
    )
    expect(exempt.filter((text) => !found.has(text))).toEqual([])
  }, 60_000)
})

describe('a text that people read', () => {
  test.each([
    '<p>Nothing here</p>',
    '<p>why?</p>',
    '<p>{count} items</p>',
    "<p>{isOn ? 'on' : 'off'}</p>",
    '<Field label="Title" />',
    '<Field label="px" />',
    '<Field aria-label={`Remove ${title}`} />',
    "<Field hint={isOn ? 'Shown to all' : undefined} />",
    "const a = { title: 'Rank', width: 64 }",
    "const a = { one: 'property group' }",
    "toast('Saved.')",
    'toast(`${title} was deleted.`)',
    "editor.setOrderFields(change, 'Set discount')",
    "const words = { draft: 'Not sent' }",
    "if (!title) return 'No name'",
    "const a = 'at most ten'",
    'const a = `${amount} credit`',
    'const a = `${shown} of ${all}`',
  ])('is found in %s', (code) => {
    expect(textsIn('a.tsx', code)).not.toEqual([])
  })

  test.each([
    "import { a } from './Some file.ts'",
    '<p className="flex items-center gap-2">{words.title}</p>',
    "<p className={cx('text-sm', isOn && 'font-medium text-ink')}>{count}</p>",
    '<Field label={words.title} type="date" size="small" />',
    '<p>{words.count({ count })} · 12</p>',
    "const a = { key: 'Sent', type: 'singleSelect' }",
    "const rows = 'min-h-6 cursor-pointer items-center gap-2'",
    "if (event.key === 'Some key') run('Escape')",
    "throw new Error('There is no such place')",
    'const key = `group ${id}`',
    "type State = 'Not sent' | 'Sent'",
    '/** A comment says what it likes. */ const a = 1',
  ])('is not found in %s', (code) => {
    expect(textsIn('a.tsx', code)).toEqual([])
  })
})
