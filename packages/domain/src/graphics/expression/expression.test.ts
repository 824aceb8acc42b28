/** The language of graphic properties: what it means, what it refuses, and an oracle beside it. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { evaluate, scopeOf, within } from './evaluate.ts'
import { parseExpression } from './parse.ts'
import {
  type Expression,
  type FunctionName,
  functionArguments,
  namesIn,
  operators,
  type Value,
  writeExpression,
} from './syntax.ts'

const spec = {
  width: 600,
  height: 2000,
  half: 0.5,
  huge: 1e200,
  isRound: true,
  armType: 'flexible',
  empty: null,
  finish: { fill: '#8c6a45', surface: 'brushed', depth: { mm: 3 } },
}
const scope = scopeOf(spec)

function value(text: string): Value {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new Error(`${parsed.code}: ${text}`)
  const result = evaluate(parsed.value, scope)
  if (!result.ok) throw new Error(`${result.code} ${result.name ?? ''}: ${text}`)
  return result.value
}

function refusal(text: string): string {
  const parsed = parseExpression(text)
  const result: Outcome<unknown> = parsed.ok ? evaluate(parsed.value, scope) : parsed
  return result.ok ? 'none' : `${result.code} ${result.name ?? ''}`.trim()
}

describe('an expression', () => {
  it.each<[string, Value]>([
    ['12', 12],
    ['.5', 0.5],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 2', 5],
    ['-width / 2', -300],
    ['--3', 3],
    ['2 * -3', -6],
    ['width - 2 * 40', 520],
    ['finish.fill', '#8c6a45'],
    ['finish.depth.mm * 2', 6],
    ["'plain'", 'plain'],
    ['#fff', '#fff'],
    ['isRound', 1],
    ['min(width, height, 50)', 50],
    ['max(width, height)', 2000],
    ['ceil(width / 90)', 7],
    ['floor(width / 90)', 6],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['abs(-4)', 4],
    ["armType = 'flexible'", 1],
    ["armType != 'flexible'", 0],
    ['width >= 600', 1],
    ['width > 600', 0],
    ['depth ?? 18', 18],
    ['width ?? 18', 600],
    ['depth ?? thickness ?? 7', 7],
    ['finish.metalness ?? -1', -1],
    ['empty ?? 4', 4],
    ['1 + 2 = 3', 1],
    ['0 * -1', 0],
    ["if(armType = 'flexible', 260, depth)", 260],
    ["if(armType = 'rigid', depth, 180)", 180],
    ['if(isRound, finish.fill, #fff)', '#8c6a45'],
    ['random(7, 3) = random(7, 3)', 1],
    ['random(7, 3) != random(7, 4)', 1],
    ['random(7, 3) >= 0', 1],
    ['random(7, 3) < 1', 1],
    ['darken(#ffffff, 0.5)', '#808080'],
    ['lighten(finish.fill, 1)', '#ffffff'],
    ['darken(#8c6a45, 7)', '#000000'],
    ['lighten(#8c6a45, -7)', '#8c6a45'],
    ['lighten(#f80, 0)', '#ff8800'],
    ['round(0.4)', 0],
    ['round(-0.4)', 0],
    ['random(7.9, 0) = random(7, 0)', 1],
    ['random(7, 1000) = random(7, 5000)', 1],
    ['random(7, 999) = random(7, 1000)', 0],
    ['random(7, 0) = random(8, 0)', 0],
    ['width <= 600', 1],
    ['width < 600', 0],
    ['width < height', 1],
    ["'' = armType", 0],
    ["if(0, depth, 'no')", 'no'],
    ['1 = 1 = 1', 1],
    ['2 < 3 < 2', 1],
    ['width + depth ?? 7', 7],
  ])('%s gives %s', (text, expected) => {
    expect(value(text)).toBe(expected)
  })

  it.each([
    ['', 'syntax'],
    ['2 +', 'syntax 2 +'],
    ['(2', 'syntax (2'],
    ['2 3', 'syntax 2 3'],
    ['2 ** 3', 'syntax 2 ** 3'],
    ['#12', 'syntax #12'],
    ['a; b', 'syntax a; b'],
    ['eval(1)', 'syntax eval(1)'],
    ['floor(1, 2)', 'syntax floor(1, 2)'],
    ['min()', 'syntax min()'],
    ['if(1, 2)', 'syntax if(1, 2)'],
    ['hasOwnProperty(1)', 'syntax hasOwnProperty(1)'],
    ['if(armType, 1, 2)', 'notANumber flexible'],
    ['darken(width, 0.5)', 'notAColour 600'],
    ['darken(armType, 0.5)', 'notAColour flexible'],
    ['darken(depth, 0.5)', 'unknownName depth'],
    ['darken(#fff, depth)', 'unknownName depth'],
    ['lighten(#fff, armType)', 'notANumber flexible'],
    ['min(1, depth)', 'unknownName depth'],
    ['min(1, armType)', 'notANumber flexible'],
    ['if(depth, 1, 2)', 'unknownName depth'],
    ['depth + 1', 'unknownName depth'],
    ['1 + depth', 'unknownName depth'],
    ['-depth', 'unknownName depth'],
    ['1 ??', 'syntax 1 ??'],
    ["'open", "syntax 'open"],
    ['#ffff', 'syntax #ffff'],
    ['1.', 'syntax 1.'],
    ['width.', 'syntax width.'],
    ['min 1', 'syntax min 1'],
    ['min(1', 'syntax min(1'],
    ['min(1,)', 'syntax min(1,)'],
    ['min(1,2,3,4,5,6,7,8,9,10,11)', 'syntax min(1,2,3,4,5,6,7,8,9,10,11)'],
    ['depth', 'unknownName depth'],
    ['finish', 'unknownName finish'],
    ['constructor', 'unknownName constructor'],
    ['finish.__proto__', 'unknownName finish.__proto__'],
    ['toString ?? depth', 'unknownName depth'],
    ['finish.fill * 2', 'notANumber'],
    ["'a' < 'b'", 'notANumber'],
    ['-armType', 'notANumber flexible'],
    ['width / 0', 'divisionByZero'],
    ['width / (height - 2000)', 'divisionByZero'],
    ['(1 / 0) ?? 3', 'divisionByZero'],
    ['huge * huge', 'outOfRange'],
  ])('%s is refused: %s', (text, expected) => {
    expect(refusal(text)).toBe(expected)
  })

  it('may be nested only so deep, and be only so long', () => {
    expect(value(`${'('.repeat(30)}1${')'.repeat(30)}`)).toBe(1)
    expect(refusal(`${'('.repeat(100)}1${')'.repeat(100)}`)).toMatch(/^syntax/)
    expect(refusal('-'.repeat(200) + '1')).toMatch(/^syntax/)
    expect(refusal(`1${'+1'.repeat(400)}`)).toMatch(/^syntax/)
  })

  it('holds 300 characters and 40 levels', () => {
    expect(value(`1${'+1'.repeat(149)}`)).toBe(150)
    expect(value(`1 ${'+1'.repeat(149)}`)).toBe(150)
    const long = `11${'+11'.repeat(100)}`
    expect(refusal(long)).toBe(`syntax ${long.slice(0, 80)}`)
    expect(value(`${'('.repeat(39)}1${')'.repeat(39)}`)).toBe(1)
    expect(refusal(`${'('.repeat(40)}1${')'.repeat(40)}`)).toMatch(/^syntax/)
    expect(value(`${'-'.repeat(39)}1`)).toBe(-1)
    expect(refusal(`${'-'.repeat(40)}1`)).toMatch(/^syntax/)
    expect(value(`${'(1)+'.repeat(50)}1`)).toBe(51)
    expect(value(`${'-1+'.repeat(50)}1`)).toBe(-49)
  })

  it.each([
    ['( 1+2 )*3', '(1 + 2) * 3'],
    ['1+(2*3)', '1 + 2 * 3'],
    ['(1-2)-3', '1 - 2 - 3'],
    ['1-(2-3)', '1 - (2 - 3)'],
    ['8/(4/2)', '8 / (4 / 2)'],
    ['-(1+2)', '-(1 + 2)'],
    ['-width', '-width'],
    ['(a=b)+1', '(a = b) + 1'],
    ['a=(b+1)', 'a = b + 1'],
    ['(a??b)*2', '(a ?? b) * 2'],
    ['a??(b*2)', 'a ?? b * 2'],
    ["if( armType='push',#fff,darken(#F80,.5) )", "if(armType = 'push', #fff, darken(#F80, 0.5))"],
    ['min((1+2),3)', 'min(1 + 2, 3)'],
  ])('%s is written %s', (text, expected) => {
    const parsed = parseExpression(text)
    expect(parsed.ok && writeExpression(parsed.value)).toBe(expected)
  })

  it.each<[string, Value | undefined]>([
    ['count', 3],
    ['isRound', 1],
    ['isFlat', 0],
    ['text', ''],
    ['finish.fill', '#fff'],
    ['finish', undefined],
    ['finish.fill.length', undefined],
    ['list.0', undefined],
    ['none', undefined],
    ['nothing.deep', undefined],
    ['endless', undefined],
    ['constructor', undefined],
    ['finish.toString', undefined],
  ])('the name %s stands for %j', (name, expected) => {
    const given = {
      count: 3,
      isRound: true,
      isFlat: false,
      text: '',
      finish: { fill: '#fff' },
      list: [5],
      none: null,
      endless: Infinity,
    }
    expect(scopeOf(given)(name)).toBe(expected)
  })

  it('names what is nearer before what is farther', () => {
    const near = within(new Map<string, Value>([['width', 5]]), scope)
    expect([near('width'), near('height'), near('depth')]).toEqual([5, 2000, undefined])
  })

  it('knows the names that it asks for', () => {
    const parsed = parseExpression('min(width, 2 * height) + -depth ?? width')
    expect(parsed.ok && namesIn(parsed.value)).toEqual(['width', 'height', 'depth'])
  })
})

/** Numbers of few digits, so that every order of adding them is exact. */
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc.integer({ min: 0, max: 64 }).map((n) => ({ kind: 'constant' as const, value: n / 8 })),
  fc.constantFrom('width', 'height', 'half', 'isRound', 'missing', 'armType').map((name) => ({
    kind: 'name' as const,
    name,
  })),
)
const expressions = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom(...operators),
      left: tie('any'),
      right: tie('any'),
    }),
    tie('any').map((of) => ({ kind: 'negative' as const, of })),
    fc
      .record({
        fn: fc.constantFrom<FunctionName>('min', 'max', 'floor', 'ceil', 'round', 'abs', 'if'),
        args: fc.tuple(tie('any'), tie('any'), tie('any')),
      })
      .map(({ fn, args }) => ({
        kind: 'call' as const,
        function: fn,
        args: args.slice(0, functionArguments[fn][0] === 3 ? 3 : functionArguments[fn][1] === 1 ? 1 : 2),
      })),
  ),
})).any

/** The slow, obvious evaluator: throws the code of what is wrong. */
function naive(expression: Expression): number | string {
  const number = (part: Expression): number => {
    const result = naive(part)
    if (typeof result !== 'number') throw new Error('notANumber')
    return result
  }
  const checked = (result: number) => {
    if (!Number.isFinite(result)) throw new Error('outOfRange')
    return result
  }
  switch (expression.kind) {
    case 'constant':
      return expression.value
    case 'name': {
      const known: Record<string, number | string> = {
        width: 600,
        height: 2000,
        half: 0.5,
        isRound: 1,
        armType: 'flexible',
      }
      const found = known[expression.name]
      if (found === undefined) throw new Error('unknownName')
      return found
    }
    case 'negative':
      return -number(expression.of)
    case 'call': {
      if (expression.function === 'if') {
        const [condition, one, other] = expression.args
        if (!condition || !one || !other) throw new Error('syntax')
        return naive(number(condition) === 0 ? other : one)
      }
      const args = expression.args.map(number)
      const [first = 0] = args
      if (expression.function === 'round') return first < 0 ? -Math.round(-first) : Math.round(first)
      const { function: called } = expression
      if (called === 'darken' || called === 'lighten' || called === 'random')
        throw new Error('not among the random ones')
      return called === 'min' || called === 'max' ? Math[called](...args) : Math[called](first)
    }
    case 'binary': {
      const { operator, left, right } = expression
      if (operator === '??') {
        try {
          return naive(left)
        } catch (error) {
          if (error instanceof Error && error.message === 'unknownName') return naive(right)
          throw error
        }
      }
      const [a, b] = [naive(left), naive(right)]
      if (operator === '=') return a === b ? 1 : 0
      if (operator === '!=') return a === b ? 0 : 1
      if (typeof a !== 'number' || typeof b !== 'number') throw new Error('notANumber')
      switch (operator) {
        case '+':
          return checked(a + b)
        case '-':
          return checked(a - b)
        case '*':
          return checked(a * b)
        case '/':
          if (b === 0) throw new Error('divisionByZero')
          return checked(a / b)
        case '<':
          return a < b ? 1 : 0
        case '<=':
          return a <= b ? 1 : 0
        case '>':
          return a > b ? 1 : 0
        case '>=':
          return a >= b ? 1 : 0
      }
    }
  }
}

describe('laws', () => {
  test.prop([expressions], { numRuns: 500 })('evaluates as the obvious evaluator does', (expression) => {
    const result = evaluate(expression, scope)
    let expected: unknown
    try {
      expected = naive(expression)
    } catch (error) {
      expected = error instanceof Error ? error.message : error
    }
    // The sign of a zero is nobody's business.
    const positive = (one: unknown) => (one === 0 ? 0 : one)
    expect(result.ok ? positive(result.value) : result.code).toEqual(positive(expected))
  })

  test.prop([expressions], { numRuns: 500 })('reads what it writes', (expression) => {
    const text = writeExpression(expression)
    fc.pre(text.length <= 300)
    const parsed = parseExpression(text)
    expect(parsed).toEqual({ ok: true, value: expression })
  })

  test.prop([fc.string({ maxLength: 40 })], { numRuns: 500 })('answers any text without throwing', (text) => {
    const parsed = parseExpression(text)
    if (parsed.ok) evaluate(parsed.value, scope)
    else expect(parsed.code).toBe('syntax')
  })
})
