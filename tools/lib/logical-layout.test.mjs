/**
 * Screens are laid out along the line (start and end, as CSS logical properties have it), so that they stand mirrored where lines run from
 * right to left. What names a side of the screen is listed with its reason. [issue 18, Languages; decision 0211]
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { listFiles } from './fingerprint.mjs'
import { at } from './paths.mjs'

/** Utilities of Tailwind that name a side, with what stands behind the name. */
const sided = new RegExp(
  String.raw`^-?(?:(?:scroll-)?[mp][lr]-.+|(?:left|right)-(?:[\d\[(].*|px|full|auto)|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-.+)?|(?:text|float|clear|object|bg)-(?:left|right)|(?:origin|object)-(?:top-|bottom-)?(?:left|right)|translate-x-.+|bg-(?:linear|gradient)-to-(?:[tb]?[lr])|-?rotate-90)$`,
)
/** Fields of styles, and declarations of style sheets, that name a side. */
const sidedFields =
  /^(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Color|Style|Width)?|border(?:Top|Bottom)(?:Left|Right)Radius)$/
const sidedDeclaration =
  /(?:^|[\s;{])((?:(?:margin|padding|border)-)?(?:left|right)(?:-(?:color|style|width))?|border-(?:top|bottom)-(?:left|right)-radius|float|clear|text-align)\s*:\s*([^;}]+)/g

/** What names a side for a reason, as `file: class or field`. */
const exempt = new Set([
  // measured on the screen, from its left edge
  'ui/popups/tooltip.tsx: left',
  'features/production/drag-cards.ts: left',
  // drawings, canvases and papers: what is on them stands where it was measured, in every language
  'features/canvas/stage/dimension-lines.tsx: left',
  'features/canvas/stage/layers.ts: left',
  'features/canvas/stage/tile-painter.ts: left',
  'features/canvas/people/cursors-overlay.tsx: left-0',
  'features/comments/pins/pointing-cover.tsx: left',
  'features/comments/pins/stage-pins.tsx: origin-bottom-left',
  'features/documents/paper-desk.tsx: origin-top-left',
  // a whole page made smaller, from the corner that it is placed by
  'features/admin/settings/previews/app-preview.tsx: left-0',
  'features/admin/settings/previews/app-preview.tsx: origin-top-left',
  // what runs by itself would take its own start and end for those of the page
  'styles.css: text-align: right',
  'styles.css: text-align: left',
])

/** The utility in a class, without its variants: 'sm:hover:ml-2!' is 'ml-2'. */
function utilityOf(name) {
  let depth = 0
  let from = 0
  for (let index = 0; index < name.length; index += 1) {
    if (name[index] === '[' || name[index] === '(') depth += 1
    else if (name[index] === ']' || name[index] === ')') depth -= 1
    else if (name[index] === ':' && depth === 0) from = index + 1
  }
  return name.slice(from).replace(/^!|!$/g, '')
}

/** Classes in a text that name a side. One that has its counterpart for the other direction in the same text is none. */
function sidedClasses(text) {
  const classes = text.split(/\s+/)
  const isTurned = (utility) => {
    const stem = utility.replace(/^-/, '').replace(/left|right|\d.*$/, '')
    return classes.some(
      (name) => /(?:^|:)rtl:/.test(name) && utilityOf(name).replace(/^-/, '').startsWith(stem),
    )
  }
  return classes.filter((name) => {
    const utility = utilityOf(name)
    return sided.test(utility) && !/(?:^|:)rtl:/.test(name) && !isTurned(utility)
  })
}

/** Classes and fields of a file of code that name a side. */
function sidesInCode(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const isStyle = (node) => {
    for (let above = node.parent; above; above = above.parent) {
      if (ts.isJsxAttribute(above)) return above.name.getText(source) === 'style'
      if (ts.isVariableDeclaration(above) || ts.isFunctionLike(above))
        return /style|theme/i.test(above.name?.getText(source) ?? '')
      if (ts.isCallExpression(above) && /theme$/i.test(above.expression.getText(source))) return true
    }
    return false
  }
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(...sidedClasses(node.text))
      for (const [, property] of node.text.matchAll(/(?:^|;)((?:margin-|padding-)?(?:left|right)):/g))
        found.push(property)
    }
    const isField = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    const name = isField ? node.name.getText(source) : ''
    if (sidedFields.test(name) && (name !== 'left' && name !== 'right' ? true : isStyle(node)))
      found.push(name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Declarations of a style sheet that name a side. */
function sidesInSheet(text) {
  return [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(sidedDeclaration)].flatMap(
    ([, property, value]) => {
      const isAlignment = /^(?:float|clear|text-align)$/.test(property)
      if (isAlignment) return /^(?:left|right)$/.test(value.trim()) ? [`${property}: ${value.trim()}`] : []
      return [property]
    },
  )
}

const sidesIn = (file, text) => (file.endsWith('.css') ? sidesInSheet(text) : sidesInCode(file, text))

const web = at('packages', 'web', 'src')
const files = listFiles(web, () => false).filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const all = files.flatMap((file) => {
  const name = relative(web, file).replaceAll('\\', '/')
  return sidesIn(file, readFileSync(file, 'utf8')).map((side) => `${name}: ${side}`)
})

describe('[issue 18] screens are laid out along the line', () => {
  test('no class, style or style sheet names a side of the screen', () => {
    expect(all.filter((one) => !exempt.has(one))).toEqual([])
  })

  test('every exception is still needed', () => {
    expect([...exempt].filter((one) => !all.includes(one))).toEqual([])
  })

  test('the rule finds what names a side, and nothing else', () => {
    const code = (text) => sidesIn('a.tsx', text)
    expect(
      code('<p className="ml-2 sm:hover:-mr-1 pl-[calc(1px+2px)] ms-2 text-left text-start" />'),
    ).toEqual(['ml-2', 'sm:hover:-mr-1', 'pl-[calc(1px+2px)]', 'text-left'])
    expect(code("const x = cx('border-l rounded-tl-sm', isOpen && 'left-0')")).toEqual([
      'border-l',
      'rounded-tl-sm',
      'left-0',
    ])
    expect(code('<i className="rotate-90" />')).toEqual(['rotate-90'])
    expect(code('<i className="rotate-90 rtl:-rotate-90 object-left rtl:object-right" />')).toEqual([])
    expect(code('<p style={{ paddingLeft: 3, left: x }} />')).toEqual(['paddingLeft', 'left'])
    expect(code('const box = { left: 1, right: 2 }; const w = "the left one"')).toEqual([])
    expect(code('element.style.cssText = `position:fixed;left:${x}px`')).toEqual(['left'])
    const sheet = (text) => sidesIn('a.css', text)
    expect(sheet('a{padding-right: 2px; text-align: left} /* left: 1 */')).toEqual([
      'padding-right',
      'text-align: left',
    ])
    expect(sheet('a{padding-inline-end: 2px; text-align: end}')).toEqual([])
  })
})
