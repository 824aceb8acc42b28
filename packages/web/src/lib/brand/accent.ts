/**
 * An organisation's one colour, made safe: filled surfaces carry readable words, and text in the colour is dark enough
 * on paper and desk. Contrast as WCAG 2 defines it.
 */

interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** The colours that follow from an accent, as CSS hex colours. */
export interface AccentColours {
  /** fills: buttons, filled dots. At least 3:1 on paper. */
  readonly accent: string
  readonly hover: string
  /** words on the fill. At least 4.5:1. */
  readonly onAccent: string
  /** words in the colour, on paper, desk and the soft tint. At least 4.5:1. */
  readonly text: string
  /** a faint tint for rows under the pointer */
  readonly soft: string
}

const PAPER = '#ffffff'
const INK = '#161616'
/** The darkest surface that accent text stands on. */
const DESK = '#f7f7f5'
const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3

function parse(colour: string): Rgb {
  const hex = colour === 'black' ? '000000' : colour.slice(1)
  return {
    red: Number.parseInt(hex.slice(0, 2), 16),
    green: Number.parseInt(hex.slice(2, 4), 16),
    blue: Number.parseInt(hex.slice(4, 6), 16),
  }
}

function format({ red, green, blue }: Rgb): string {
  const part = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  return `#${part(red)}${part(green)}${part(blue)}`
}

/** `share` of `to` mixed into `from`, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from)
  const b = parse(to)
  return format({
    red: a.red + (b.red - a.red) * share,
    green: a.green + (b.green - a.green) * share,
    blue: a.blue + (b.blue - a.blue) * share,
  })
}

function luminance(colour: string): number {
  const { red, green, blue } = parse(colour)
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Darkens a colour in small steps until it holds against every background. */
function darkenUntil(colour: string, backgrounds: readonly string[], wanted: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mix(colour, '#000000', share)
    if (backgrounds.every((background) => contrast(darker, background) >= wanted)) return darker
  }
  return '#000000'
}

/** The set of colours for an accent such as '#c8102e' or 'black'; anything unreadable is treated as ink. */
export function accentColours(accentColor: string): AccentColours {
  const given = accentColor === 'black' || /^#[0-9a-fA-F]{6}$/.test(accentColor) ? accentColor : INK
  // Pure black is harsher than the ink around it.
  const start = contrast(given, PAPER) > 20 ? INK : format(parse(given))
  const accent = darkenUntil(start, [PAPER], SHAPE_CONTRAST)
  const onAccent = contrast(accent, PAPER) >= TEXT_CONTRAST ? PAPER : bestOn(accent)
  const hover =
    onAccent === PAPER
      ? mix(accent, accent === INK ? '#ffffff' : '#000000', 0.16)
      : mix(accent, '#ffffff', 0.16)
  const soft = mix(PAPER, accent, 0.05)
  return { accent, hover, onAccent, soft, text: darkenUntil(accent, [PAPER, DESK, soft], TEXT_CONTRAST) }
}

function bestOn(accent: string): string {
  return contrast(accent, '#000000') >= contrast(accent, PAPER) ? '#000000' : PAPER
}

/** Puts the colours on an element as the CSS variables that the theme reads. */
export function applyAccent(element: HTMLElement, accentColor: string) {
  const colours = accentColours(accentColor)
  element.style.setProperty('--accent', colours.accent)
  element.style.setProperty('--accent-hover', colours.hover)
  element.style.setProperty('--on-accent', colours.onAccent)
  element.style.setProperty('--accent-text', colours.text)
  element.style.setProperty('--accent-soft', colours.soft)
}
