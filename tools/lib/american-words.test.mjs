/**
 * What people read is spelled as in the United States, wherever it stands: sentences, screens, mails, documents, the seeds'
 * catalogs, the descriptions of the calls. Issue 12, 25. Names of stored things and of code keep theirs.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { listFiles } from './fingerprint.mjs'
import { at, root } from './paths.mjs'

const british = new RegExp(
  [
    String.raw`\b(?:colour|grey|centre|catalogue|behaviour|favour|honour|labour|neighbour|moulding|licence|programme|cheque)\w*`,
    String.raw`\b(?:milli|centi|kilo)?metres?\b`,
    String.raw`\b(?:cancel|label|model|bevel|travel|level|panel|channel|signal|chisel|fuel|tunnel|counsel|total)l(?:ed|ing|er|ers)\b`,
    String.raw`\b\w*(?:organ|recogn|author|custom|summar|minim|maxim|optim|standard|final|normal|initial|categor|emphas|synchron|visual|util|real|special|priorit|local|serial|capital|apolog|material|neutral|personal)is(?:e|ed|es|ing|er|ation|ations)\b`,
    String.raw`\banalys(?:e|ed|es|ing)\b`,
    String.raw`\b(?:aluminium|whilst|judgement|jewellery|learnt|enquir\w+|fulfil|defence|offence|artefact\w*|storey|dialogue|sceptic\w*)\b`,
  ].join('|'),
  'i',
)

/**
 * Names are no words: one without a space and without a capital is a key, a field, a class or a path; and so are those that
 * an expression compares.
 */
function isRead(text) {
  if (/^\w+ (?:[!<>]?=|\?\?) /.test(text)) return false
  return /[a-z]{2} |\s[a-z]{2}/i.test(text) || /^[A-Z][a-z]+$/.test(text.trim())
}

function textsOf(name, code) {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts.filter(isRead)
}

const isBritish = (text) => british.test(text)

describe('texts that people read', () => {
  test('are spelled as in the United States', () => {
    const files = listFiles(at('packages')).filter(
      (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/translations\//.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    const texts = files.flatMap((file) =>
      textsOf(file, readFileSync(file, 'utf8')).map((text) => `${relative(root, file)}: ${text.trim()}`),
    )
    expect(texts.length).toBeGreaterThan(5000)
    expect(texts.filter((text) => isBritish(text.slice(text.indexOf(': '))))).toEqual([])
  }, 120_000)

  test.each([
    'const a = <p>The colour of the catalogue</p>',
    "const a = { title: 'Bevelled edge' }",
    "const a = { title: 'Colour' }",
    'const a = `The ${b} was cancelled`',
    "const a = z.string().describe('Width in millimetres')",
    "const a = { label: 'The organisation decides' }",
  ])('are found wanting in %s', (code) => {
    expect(textsOf('a.tsx', code).some(isBritish)).toBe(true)
  })

  test.each([
    "import { normaliseEmail } from './colour.ts'",
    "const a = { catalogue: 'colour' }",
    '/** The colour of the organisation. */ const a = 1',
    "const a = { title: 'Beveled edge, total color' }",
    'const a = { when: "centre = 1" }',
    "const a = 'The wise size of a prize'",
  ])('are not found wanting in %s', (code) => {
    expect(textsOf('a.tsx', code).some(isBritish)).toBe(false)
  })
})
