/** What several templates have in common: finishes, sizes, and the bindings of a drawing. */
import type { TemplateBinding, TemplateOption, TemplateProperty } from './template.ts'

/** A key of the chosen option's data. */
export function data(property: string, dataKey: string): TemplateBinding {
  return { property, source: 'optionData', dataKey }
}

/** What is typed. */
export function value(property: string): TemplateBinding {
  return { property, source: 'value' }
}

/** Name, color and surface of the chosen finish. */
export function finishBindings(path: string, property: string): Record<string, TemplateBinding> {
  return {
    [`${path}.title`]: { property, source: 'optionTitle' },
    [`${path}.fill`]: data(property, 'fill'),
    [`${path}.surface`]: data(property, 'surface'),
  }
}

export function choice(
  key: string,
  title: string,
  group: string,
  options: readonly TemplateOption[],
): TemplateProperty {
  return { key, title, group, input: { kind: 'choice', options } }
}

export function length(
  key: string,
  title: string,
  group: string,
  bounds: { readonly min: number; readonly max: number; readonly step: number },
): TemplateProperty {
  return { key, title, group, input: { kind: 'length', ...bounds }, isColumn: true }
}

export const metals: readonly TemplateOption[] = [
  { title: 'Stainless steel, brushed', data: { fill: '#c9cbcb', surface: 'brushed' } },
  { title: 'Brass, brushed', data: { fill: '#c7a35a', surface: 'brushed' }, priceInCents: 2_500 },
  { title: 'Bronze, dark', data: { fill: '#5b4636', surface: 'plain' }, priceInCents: 3_500 },
  { title: 'White', data: { fill: '#f2f2ef', surface: 'plain' } },
  { title: 'Black', data: { fill: '#26262a', surface: 'plain' } },
]

export const woods: readonly TemplateOption[] = [
  { title: 'Oak', data: { fill: '#c39a6b', surface: 'brushed' } },
  { title: 'Walnut', data: { fill: '#6d4a33', surface: 'brushed' }, priceInCents: 12_000 },
  { title: 'Painted white', data: { fill: '#f2f2ef', surface: 'plain' }, priceInCents: 4_000 },
  { title: 'Painted black', data: { fill: '#2a2a2c', surface: 'plain' }, priceInCents: 4_000 },
]
