/** Text to expression, by precedence climbing. Never throws: a text that is none is a typed problem. */
import { good, type Outcome, problem } from '../outcome.ts'
import {
  EXPRESSION_MAX,
  type Expression,
  functionArguments,
  type FunctionName,
  NESTING_MAX,
  type Operator,
  operators,
  precedences,
} from './syntax.ts'

type Token = {
  readonly kind: 'number' | 'colour' | 'text' | 'name' | 'sign'
  readonly text: string
  /** offset of its first character */
  readonly at: number
}

const tokenPattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?|\.\d+)|(?<colour>#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?![0-9a-zA-Z]))|'(?<text>[^']*)'|(?<name>[A-Za-z_]\w*(?:\.\w+)*)|(?<sign>\?\?|<=|>=|!=|[-+*/()<>=,]))/y

const tokenKinds = ['number', 'colour', 'text', 'name', 'sign'] as const

/** The tokens, or the offset of a character that belongs to none. */
function tokensOf(source: string): readonly Token[] | number {
  const text = source.trimEnd()
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const from = tokenPattern.lastIndex
    const match = tokenPattern.exec(text)
    const kind = tokenKinds.find((one) => match?.groups?.[one] !== undefined)
    const at = from + (text.slice(from).length - text.slice(from).trimStart().length)
    if (!match || !kind) return at
    tokens.push({ kind, text: match.groups?.[kind] ?? '', at })
  }
  return tokens
}

function operatorOf(token: Token | undefined): Operator | undefined {
  return token?.kind === 'sign' ? operators.find((operator) => operator === token.text) : undefined
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(functionArguments, name)
}

class Reader {
  private at = 0
  private depth = 0
  /** the first token that can not stand where it stands */
  private stray: number | undefined
  constructor(private readonly tokens: readonly Token[]) {}

  isAtEnd(): boolean {
    return this.at === this.tokens.length
  }

  /** The offset of what can not stand there; undefined for the end of the text. */
  strayAt(): number | undefined {
    return this.tokens[this.stray ?? this.at]?.at
  }

  private fail(index = this.at): undefined {
    this.stray ??= index
    return undefined
  }

  private isSign(sign: string): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'sign' && token.text === sign
  }

  private take(sign: string): boolean {
    if (!this.isSign(sign)) return false
    this.at += 1
    return true
  }

  /** An expression whose operators all bind at least as closely as `least`; undefined where none stands. */
  expression(least = 1): Expression | undefined {
    this.depth += 1
    if (this.depth > NESTING_MAX) return this.fail()
    let left = this.operand()
    while (left !== undefined) {
      const operator = operatorOf(this.tokens[this.at])
      if (operator === undefined || precedences[operator] < least) break
      this.at += 1
      const right = this.expression(precedences[operator] + 1)
      left = right === undefined ? undefined : { kind: 'binary', operator, left, right }
    }
    this.depth -= 1
    return left
  }

  private operand(): Expression | undefined {
    const token = this.tokens[this.at]
    if (token === undefined) return this.fail()
    this.at += 1
    switch (token.kind) {
      case 'number':
        return { kind: 'constant', value: Number(token.text) }
      case 'colour':
      case 'text':
        return { kind: 'constant', value: token.text }
      case 'name':
        return this.isSign('(') ? this.call(token.text) : { kind: 'name', name: token.text }
      case 'sign':
        return token.text === '('
          ? this.inParentheses()
          : token.text === '-'
            ? this.negative()
            : this.fail(this.at - 1)
    }
  }

  private inParentheses(): Expression | undefined {
    const inner = this.expression()
    if (inner === undefined) return undefined
    return this.take(')') ? inner : this.fail()
  }

  private negative(): Expression | undefined {
    this.depth += 1
    const of = this.depth > NESTING_MAX ? this.fail() : this.operand()
    this.depth -= 1
    return of === undefined ? undefined : { kind: 'negative', of }
  }

  private call(name: string): Expression | undefined {
    const named = this.at - 1
    if (!isFunction(name) || !this.take('(')) return this.fail(named)
    const args: Expression[] = []
    do {
      const arg = this.expression()
      if (arg === undefined) return undefined
      args.push(arg)
    } while (this.take(','))
    const [least, most] = functionArguments[name]
    const isFitting = args.length >= least && args.length <= most
    if (!this.take(')')) return this.fail()
    return isFitting ? { kind: 'call', function: name, args } : this.fail(named)
  }
}

/** Reads one expression. Fails with `syntax`, the text, and the offset where it can not go on. */
export function parseExpression(source: string): Outcome<Expression> {
  if (source.length > EXPRESSION_MAX) return { ...problem('syntax', source.slice(0, 80)), at: EXPRESSION_MAX }
  const tokens = tokensOf(source)
  if (typeof tokens === 'number') return { ...problem('syntax', source.slice(0, 80)), at: tokens }
  const reader = new Reader(tokens)
  const expression = reader.expression()
  if (expression !== undefined && reader.isAtEnd()) return good(expression)
  return { ...problem('syntax', source), at: reader.strayAt() ?? source.trimEnd().length }
}
