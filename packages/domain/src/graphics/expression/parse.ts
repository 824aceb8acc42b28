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
}

const tokenPattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?|\.\d+)|(?<colour>#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?![0-9a-zA-Z]))|'(?<text>[^']*)'|(?<name>[A-Za-z_]\w*(?:\.\w+)*)|(?<sign>\?\?|<=|>=|!=|[-+*/()<>=,]))/y

/** Undefined when a character belongs to no token. */
function tokensOf(source: string): readonly Token[] | undefined {
  const text = source.trimEnd()
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const groups = tokenPattern.exec(text)?.groups
    if (groups === undefined) return undefined
    if (groups['number'] !== undefined) tokens.push({ kind: 'number', text: groups['number'] })
    else if (groups['colour'] !== undefined) tokens.push({ kind: 'colour', text: groups['colour'] })
    else if (groups['text'] !== undefined) tokens.push({ kind: 'text', text: groups['text'] })
    else if (groups['name'] !== undefined) tokens.push({ kind: 'name', text: groups['name'] })
    else tokens.push({ kind: 'sign', text: groups['sign'] ?? '' })
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
  constructor(private readonly tokens: readonly Token[]) {}

  isAtEnd(): boolean {
    return this.at === this.tokens.length
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
    if (this.depth > NESTING_MAX) return undefined
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
    if (token === undefined) return undefined
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
        return token.text === '(' ? this.inParentheses() : token.text === '-' ? this.negative() : undefined
    }
  }

  private inParentheses(): Expression | undefined {
    const inner = this.expression()
    return inner !== undefined && this.take(')') ? inner : undefined
  }

  private negative(): Expression | undefined {
    this.depth += 1
    const of = this.depth > NESTING_MAX ? undefined : this.operand()
    this.depth -= 1
    return of === undefined ? undefined : { kind: 'negative', of }
  }

  private call(name: string): Expression | undefined {
    if (!isFunction(name) || !this.take('(')) return undefined
    const args: Expression[] = []
    do {
      const arg = this.expression()
      if (arg === undefined) return undefined
      args.push(arg)
    } while (this.take(','))
    const [least, most] = functionArguments[name]
    const isFitting = args.length >= least && args.length <= most
    return isFitting && this.take(')') ? { kind: 'call', function: name, args } : undefined
  }
}

/** Reads one expression. Fails with `syntax` and the text. */
export function parseExpression(source: string): Outcome<Expression> {
  const tokens = source.length > EXPRESSION_MAX ? undefined : tokensOf(source)
  if (tokens === undefined) return problem('syntax', source.slice(0, 80))
  const reader = new Reader(tokens)
  const expression = reader.expression()
  return expression !== undefined && reader.isAtEnd() ? good(expression) : problem('syntax', source)
}
